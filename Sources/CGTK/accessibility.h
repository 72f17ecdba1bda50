// What Swift cannot see of ATK: macros, variadic functions, and casts to a base class.
#pragma once
#include <gtk/gtk.h>
#include <gtk/gtk-a11y.h>

static inline AtkObject *waggle_atk(gpointer object) { return (AtkObject *)object; }
static inline GType waggle_drawing_area_type(void) { return GTK_TYPE_DRAWING_AREA; }
static inline GType waggle_widget_accessible_type(void) { return GTK_TYPE_WIDGET_ACCESSIBLE; }
static inline GType waggle_atk_object_type(void) { return ATK_TYPE_OBJECT; }
static inline GType waggle_atk_component_type(void) { return ATK_TYPE_COMPONENT; }
static inline GType waggle_atk_action_type(void) { return ATK_TYPE_ACTION; }
static inline GType waggle_atk_value_type(void) { return ATK_TYPE_VALUE; }
static inline GType waggle_atk_selection_type(void) { return ATK_TYPE_SELECTION; }
static inline GType waggle_atk_table_type(void) { return ATK_TYPE_TABLE; }
static inline GType waggle_atk_table_cell_type(void) { return ATK_TYPE_TABLE_CELL; }
static inline GType waggle_atk_text_type(void) { return ATK_TYPE_TEXT; }
static inline GType waggle_atk_hypertext_type(void) { return ATK_TYPE_HYPERTEXT; }
static inline GType waggle_atk_hyperlink_type(void) { return ATK_TYPE_HYPERLINK; }
static inline GType waggle_atk_hyperlink_impl_type(void) { return ATK_TYPE_HYPERLINK_IMPL; }
static inline GType waggle_atk_editable_text_type(void) { return ATK_TYPE_EDITABLE_TEXT; }

// What these had before an own class replaced it.
static inline AtkStateSet *waggle_parent_states(AtkObject *object, gpointer parent_class) {
  return ((AtkObjectClass *)parent_class)->ref_state_set(object);
}

static inline void waggle_report_child(AtkObject *parent, gboolean is_added, guint index, AtkObject *child) {
  g_signal_emit_by_name(parent, is_added ? "children-changed::add" : "children-changed::remove", index, child);
}

static inline void waggle_report_text(AtkObject *object, gboolean is_inserted, gint at, gint count, const char *text) {
  g_signal_emit_by_name(object, is_inserted ? "text-insert" : "text-remove", at, count, text);
}

static inline void waggle_report_caret(AtkObject *object, gint offset) {
  g_signal_emit_by_name(object, "text-caret-moved", offset);
}

static inline void waggle_report_selection(AtkObject *object) { g_signal_emit_by_name(object, "text-selection-changed"); }

static inline void waggle_report_choice(AtkObject *object) { g_signal_emit_by_name(object, "selection-changed"); }

// ATK has it since 2.46.
static inline void waggle_announce(AtkObject *object, const char *sentence) {
  if (g_signal_lookup("announcement", ATK_TYPE_OBJECT)) g_signal_emit_by_name(object, "announcement", sentence);
}

static inline GtkWidget *waggle_accessible_widget(gpointer object) {
  return gtk_accessible_get_widget((GtkAccessible *)object);
}
