import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type AppBuild, loadBuild } from '#server/pages/build.ts'

const root = join(import.meta.dirname, '../..')

let loading: Promise<AppBuild> | undefined

/** The built app, rebuilt if something changed before this worker first asked for it. */
export async function builtApp() {
  loading ??= load()
  const loaded = await loading
  return { build: async () => loaded, client: join(root, 'build/client') }
}

async function load(): Promise<AppBuild> {
  execFileSync(process.execPath, [join(root, 'scripts/build.ts'), '--when-stale'], { cwd: root })
  return loadBuild(join(root, 'build'))
}
