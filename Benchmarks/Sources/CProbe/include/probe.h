#ifndef WAGGLE_PROBE_H
#define WAGGLE_PROBE_H

#include <stdint.h>

/// How often this thread has asked for memory, since it started.
uint64_t probe_allocations(void);

/// How many bytes of heap are in use now, in all threads; what malloc keeps for itself is left out.
uint64_t probe_live_bytes(void);

/// The CPU time of this thread in nanoseconds.
uint64_t probe_cpu_nanoseconds(void);

/// Under `valgrind --tool=callgrind --instr-atstart=no`: instructions count from here on. Else nothing.
void probe_start_counting(void);

/// Instructions no longer count.
void probe_stop_counting(void);

#endif
