/** The types of a service worker's global scope. */
interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends LongEvent {
  request: Request
  respondWith(answer: Response | Promise<Response>): void
}

interface SyncEvent extends LongEvent {
  tag: string
}

interface WorkerMessage extends LongEvent {
  data: unknown
  ports: readonly MessagePort[]
}

interface Events {
  install: LongEvent
  activate: LongEvent
  fetch: FetchEvent
  sync: SyncEvent
  message: WorkerMessage
}

interface Scope {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(
    name: Name,
    listen: (event: Events[Name]) => void,
  ): void
}

export const scope = globalThis as unknown as Scope
