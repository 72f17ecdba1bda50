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

// libdispatch's main queue for a loop that is not its own; declared in no public header.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);
