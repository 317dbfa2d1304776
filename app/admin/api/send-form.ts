import {
  authorization,
  isLogInPage,
  type Outcome,
  toProblem,
  unanswered,
  unreached,
} from './call.ts'
import { timeLimit } from './time-limit.ts'

interface Sending {
  method: 'POST' | 'PUT'
  /** Below /api. */
  path: string
  body: FormData
  /** Bytes sent so far, and the total. */
  onProgress?: (sent: number, total: number) => void
}

/** For an upload without progress. */
const stallMs = 60_000
/** For the answer after the last byte: pictures are encoded meanwhile. */
const answerMs = 120_000

/** Sends a form with files. Uses XMLHttpRequest, since fetch reports no upload progress. */
export function sendForm<T>({ method, path, body, onProgress }: Sending): Promise<Outcome<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, `/api${path}`)
    for (const [name, value] of Object.entries(authorization())) {
      request.setRequestHeader(name, value)
    }
    request.responseType = 'json'
    const { isSent, onMove } = limitStalls(request)
    request.upload.onprogress = ({ loaded, total }) => {
      onMove()
      onProgress?.(loaded, total)
    }
    // The server stores only whole forms.
    const fail = () => resolve({ problem: isSent() ? unanswered : unreached })
    request.onload = () => {
      const { status, response } = request
      if (status >= 400) resolve({ problem: toProblem(status, response) })
      else if (isLogInPage(request.getResponseHeader('content-type'))) fail()
      else resolve({ data: response, headers: new Headers() })
    }
    request.onerror = fail
    request.onabort = fail
    request.send(body)
  })
}

/** Aborts an upload that stalls, or that is not answered. */
function limitStalls(request: XMLHttpRequest) {
  const limit = timeLimit(stallMs)
  let isSent = false
  limit.signal.onabort = () => request.abort()
  request.upload.onload = () => {
    isSent = true
    limit.set(answerMs)
  }
  request.onprogress = () => limit.set(answerMs)
  request.onloadend = limit.end
  return { isSent: () => isSent, onMove: () => limit.set(stallMs) }
}
