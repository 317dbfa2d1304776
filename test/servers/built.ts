import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type AppBuild, loadBuild } from '#server/pages/build.ts'

const root = join(import.meta.dirname, '../..')

/** The built app, rebuilt if something changed. */
export async function builtApp() {
  execFileSync(process.execPath, [join(root, 'scripts/build.ts'), '--when-stale'], { cwd: root })
  const loaded: AppBuild = await loadBuild(join(root, 'build'))
  return { build: async () => loaded, client: join(root, 'build/client') }
}
