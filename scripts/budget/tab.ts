/** A tab of a running Chromium, controlled without Playwright, which would instrument every script. */
interface Tab {
  send: (method: string, params?: object) => Promise<unknown>
  /** The tasks of the browser's threads during `during`. */
  trace: (categories: string[], during: () => Promise<unknown>) => Promise<TraceEvent[]>
  close: () => Promise<void>
}

/** Times in microseconds; `tdur` is the thread's processor time. */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { data?: { url?: string } }
}

export const taskCategory = 'toplevel'
export const isTask = ({ name, dur }: TraceEvent) =>
  name === 'ThreadControllerImpl::RunTask' && dur !== undefined

interface Message {
  id?: number
  method?: string
  params?: { value?: TraceEvent[] }
  result?: unknown
  error?: { message: string }
}

/** Opens a tab with its own storage, in the Chromium that listens on this port. */
export async function openTab(port: number): Promise<Tab> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { send, hear, hangUp } = await connect((await answer.json()).webSocketDebuggerUrl)
  const context = await send('Target.createBrowserContext')
  const target = await send('Target.createTarget', { url: 'about:blank', ...context })
  const { sessionId } = await send('Target.attachToTarget', { ...target, flatten: true })
  return {
    send: (method, params) => send(method, params, sessionId),
    async trace(categories, during) {
      const events: TraceEvent[] = []
      hear('Tracing.dataCollected', ({ value = [] }) => events.push(...value))
      const complete = new Promise((resolve) => hear('Tracing.tracingComplete', resolve))
      const traceConfig = { includedCategories: categories }
      await send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
      await during()
      await send('Tracing.end')
      await complete
      return events
    },
    async close() {
      await send('Target.disposeBrowserContext', context)
      hangUp()
    },
  }
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const waiting = new Map<number, PromiseWithResolvers<Record<string, string>>>()
  const heard = new Map<string, (params: NonNullable<Message['params']>) => void>()
  socket.onmessage = ({ data }) => {
    const { id = 0, method = '', params = {}, result, error }: Message = JSON.parse(data)
    heard.get(method)?.(params)
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result as Record<string, string>)
  }
  let count = 0
  return {
    send(method: string, params: object = {}, sessionId?: string) {
      count += 1
      const answer = Promise.withResolvers<Record<string, string>>()
      waiting.set(count, answer)
      socket.send(JSON.stringify({ id: count, method, params, sessionId }))
      return answer.promise
    },
    hear: (method: string, listener: (params: NonNullable<Message['params']>) => void) =>
      heard.set(method, listener),
    hangUp: () => socket.close(),
  }
}
