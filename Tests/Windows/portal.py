"""A stand-in for the desktop's portal on a session bus: the settings that it is told on standard input, one a line.

A line is NAME TYPE VALUE, such as `color-scheme u 1`. Run by Debian's Python, which has the bindings of GLib.
"""

import sys

from gi.repository import Gio, GLib

INTERFACE = """<node><interface name="org.freedesktop.portal.Settings">
<method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""
NAME, PATH, SPACE = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.appearance"
settings = {}


def answer(connection, sender, path, interface, method, parameters, invocation):
    invocation.return_value(GLib.Variant("(a{sa{sv}})", ({SPACE: settings},)))


def told(channel, condition):
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    name, kind, value = line.split(maxsplit=2)
    settings[name] = GLib.Variant.parse(GLib.VariantType(kind), value, None, None)
    bus.emit_signal(None, PATH, "org.freedesktop.portal.Settings", "SettingChanged", GLib.Variant("(ssv)", (SPACE, name, settings[name])))
    print("told", flush=True)
    return True


bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], answer, None, None)
Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE, None, None)
loop = GLib.MainLoop()
GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, told)
print("ready", flush=True)
loop.run()
