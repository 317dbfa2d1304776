import { setPriority } from 'node:os'

/** Threads inherit the priority of their creator, so this runs before all other imports. */
setPriority(10)
