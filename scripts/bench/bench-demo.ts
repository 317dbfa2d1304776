import { spawnSync } from 'node:child_process'
import { asTable, isOver, type Line } from '../figures/line.ts'
import { type Site, withDemo } from './site.ts'

/** Builds the site and measures it with its demo. Prints the figures; the process fails if one is over. */
export async function benchDemo(measure: (site: Site) => Promise<Line[]>) {
  const built = spawnSync(process.execPath, ['scripts/build.ts', '--when-stale'], {
    stdio: 'inherit',
  })
  if (built.status !== 0) process.exit(1)
  const lines = await withDemo(measure)
  console.log(asTable(lines))
  process.exitCode = lines.some(isOver) ? 1 : 0
}
