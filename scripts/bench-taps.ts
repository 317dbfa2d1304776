import { spawnSync } from 'node:child_process'
import { withDemo } from './bench/site.ts'
import { measureTaps } from './bench/taps.ts'
import { asTable, isOver } from './figures/line.ts'

/**
 * Measures how long a visitor with a slow phone and a slow network waits for what a tap shows. Prints
 * medians; fails if one exceeds its limit.
 */
const built = spawnSync(process.execPath, ['scripts/build.ts', '--when-stale'], {
  stdio: 'inherit',
})
if (built.status !== 0) process.exit(1)

const lines = await withDemo(measureTaps)
console.log(asTable(lines))
process.exitCode = lines.some(isOver) ? 1 : 0
