import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface Asking {
  /** Each address of 127.0.0.0/8 counts as a separate visitor. */
  from?: string
  json?: unknown
  headers?: Record<string, string>
}

export type Asker = (url: string, asking?: Asking) => Promise<Answer>

const patienceMs = 30_000

/** Sends requests on keep-alive connections, as a browser does. Rejects if an answer is cut off. */
export function createAsker(): { ask: Asker; close: () => void } {
  const agent = new Agent({ keepAlive: true })
  const ask: Asker = async (url, { from, json, headers = {} } = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const sent = json === undefined ? undefined : JSON.stringify(json)
    const asked = request(url, {
      agent,
      localAddress: from,
      method: sent ? 'POST' : 'GET',
      headers: { ...headers, ...(sent && { 'content-type': 'application/json' }) },
      timeout: patienceMs,
    })
    asked.on('response', (answer) => {
      text(answer).then((body) => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
      }, reject)
    })
    asked.on('timeout', () => asked.destroy(new Error(`No answer in ${patienceMs} ms`)))
    asked.on('error', reject)
    asked.end(sent)
    return promise
  }
  return { ask, close: () => agent.destroy() }
}
