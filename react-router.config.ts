import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // The lazy way asks for every link of a page in one long address.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
