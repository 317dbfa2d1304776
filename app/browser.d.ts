/** What browsers have and TypeScript's own types lack. */
interface Navigator {
  readonly connection?: { saveData?: boolean; effectiveType?: string }
}

interface ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}

/** The build that React Router has loaded. */
interface Window {
  readonly __reactRouterManifest?: { version: string }
}
