import { authorization, type Outcome, toProblem, unreached } from './call.ts'

interface Sending {
  method: 'POST' | 'PUT'
  /** Below /api. */
  path: string
  body: FormData
  /** Bytes sent so far, and the total. */
  onProgress?: (sent: number, total: number) => void
}

/** Sends a form with files. Uses XMLHttpRequest, since fetch reports no upload progress. */
export function sendForm<T>({ method, path, body, onProgress }: Sending): Promise<Outcome<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, `/api${path}`)
    for (const [name, value] of Object.entries(authorization())) {
      request.setRequestHeader(name, value)
    }
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total)
    request.onload = () => {
      const { status, response } = request
      if (status >= 400) resolve({ problem: toProblem(status, response) })
      else resolve({ data: response, headers: new Headers() })
    }
    request.onerror = () => resolve({ problem: unreached })
    request.send(body)
  })
}
