import { join } from 'node:path'

/** Bundles the service worker into one file at the root of the built client. */
export async function buildWorker(root: string) {
  // Imported here, since a server that is already built runs without it.
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: join(root, 'build/client'),
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(root, 'app/offline/worker/worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'service-worker.js',
      },
    },
  })
}
