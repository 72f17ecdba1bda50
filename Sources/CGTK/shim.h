// GTK, and what Swift cannot see of it: macros, variadic functions, and casts to a base class.
#pragma once
#include <gtk/gtk.h>
#include <gdk/gdk.h>
#include <glib-unix.h>

static inline GtkWindow *waggle_window(GtkWidget *widget) { return GTK_WINDOW(widget); }
static inline GtkContainer *waggle_container(GtkWidget *widget) { return GTK_CONTAINER(widget); }

static inline gulong waggle_connect(gpointer object, const char *signal, GCallback handler, gpointer data) {
  return g_signal_connect_data(object, signal, handler, data, NULL, (GConnectFlags)0);
}

static inline void waggle_disconnect_all(gpointer object, gpointer data) {
  g_signal_handlers_disconnect_matched(object, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, data);
}

// What a GdkEvent is differs by its type; Swift sees a union with all of them.
static inline GdkEventButton waggle_button(GdkEvent *event) { return event->button; }
static inline GdkEventMotion waggle_motion(GdkEvent *event) { return event->motion; }
static inline GdkEventScroll waggle_scroll(GdkEvent *event) { return event->scroll; }
static inline GdkEventTouch waggle_touch(GdkEvent *event) { return event->touch; }
static inline GdkEventKey *waggle_key(GdkEvent *event) { return &event->key; }
static inline gboolean waggle_focus(GdkEvent *event) { return event->focus_change.in; }

// The kind of device that an event is from.
static inline GdkInputSource waggle_source(GdkEvent *event) {
  GdkDevice *device = gdk_event_get_source_device(event);
  return device ? gdk_device_get_source(device) : GDK_SOURCE_MOUSE;
}

// Fingers have left the touchpad; a bit field, which Swift does not see.
static inline gboolean waggle_is_stop(GdkEvent *event) { return event->scroll.is_stop; }

static inline GObject *waggle_object(gpointer object) { return G_OBJECT(object); }
static inline GType waggle_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType waggle_type_int(void) { return G_TYPE_INT; }
static inline GType waggle_type_string(void) { return G_TYPE_STRING; }

// Values of D-Bus. What a function returns is the caller's.
static inline GVariant *waggle_strings(const char *text) { return g_variant_new_parsed("([%s],)", text); }

static inline GVariant *waggle_lookup(GVariant *dictionary, const char *key) {
  return g_variant_lookup_value(dictionary, key, NULL);
}

static inline gboolean waggle_is_number(GVariant *value) { return g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32); }
static inline gboolean waggle_is_rgb(GVariant *value) { return g_variant_is_of_type(value, G_VARIANT_TYPE("(ddd)")); }
static inline gboolean waggle_is_change(GVariant *value) { return g_variant_is_of_type(value, G_VARIANT_TYPE("(ssv)")); }

static inline guint waggle_window_state(GdkEvent *event) { return event->window_state.new_window_state; }
static inline GdkAtom waggle_atom(gpointer data) { return (GdkAtom)data; }

// libdispatch's main queue for a loop that is not its own; declared in no public header.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);
