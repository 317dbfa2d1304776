import { spawnSync } from 'node:child_process'
import { asTable, isOver, type Line } from '../figures/line.ts'

/** Builds the site and measures it. Prints the figures; the process fails if one exceeds its limit. */
export async function benchBuilt(measure: () => Promise<Line[]>) {
  const built = spawnSync(process.execPath, ['scripts/build.ts', '--when-stale'], {
    stdio: 'inherit',
  })
  if (built.status !== 0) process.exit(1)
  const lines = await measure()
  console.log(asTable(lines))
  process.exitCode = lines.some(isOver) ? 1 : 0
}
