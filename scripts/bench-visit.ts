import { spawnSync } from 'node:child_process'
import { measureFirstVisits } from './bench/first-visits.ts'
import { withDemo } from './bench/site.ts'
import { asTable, isOver } from './figures/line.ts'

/**
 * Compares first visits of the built site with its service worker and without one: ten of each in turns,
 * of the home page, a list and a listing. Prints medians and how many times as long the first take; fails
 * where that is over its bar, or where the first ask for more before React has started.
 */
const built = spawnSync(process.execPath, ['scripts/build.ts', '--when-stale'], {
  stdio: 'inherit',
})
if (built.status !== 0) process.exit(1)

const lines = await withDemo(measureFirstVisits)
console.log(asTable(lines))
process.exitCode = lines.some(isOver) ? 1 : 0
