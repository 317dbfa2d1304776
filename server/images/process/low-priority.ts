import { setPriority } from 'node:os'

/** Threads inherit it from the one that starts them, so this comes before all other imports. */
setPriority(10)
