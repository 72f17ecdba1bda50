#ifndef WAGGLE_PROBE_H
#define WAGGLE_PROBE_H

#include <stdint.h>

/// The number of allocations by this thread since it started.
uint64_t probe_allocations(void);

/// Starts counting the bytes that allocations hold, in all threads.
void probe_start_bytes(void);

/// Stops counting.
///
/// \return what was allocated since `probe_start_bytes`, less what was freed, without malloc's own bookkeeping.
int64_t probe_stop_bytes(void);

/// The CPU time of this thread in nanoseconds.
uint64_t probe_cpu_nanoseconds(void);

/// Under `valgrind --tool=callgrind --instr-atstart=no`: starts counting instructions; otherwise does nothing.
void probe_start_counting(void);

/// Stops counting instructions.
void probe_stop_counting(void);

/// Writes what was counted since the start or the last call under a name, and begins again at 0.
void probe_end_count(const char *name);

#endif
