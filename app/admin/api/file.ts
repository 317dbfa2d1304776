import { authorization, isLogInPage, type Outcome, toProblem, unreached } from './call.ts'
import { timeLimit } from './time-limit.ts'

/** For a download that receives nothing. */
const silenceMs = 60_000

/** Downloads a file of the API, which needs a token that a plain link cannot send. */
export async function readFile(path: string): Promise<Outcome<Blob>> {
  const limit = timeLimit(silenceMs)
  try {
    const { signal } = limit
    const response = await fetch(`/api${path}`, { headers: authorization(), signal })
    limit.set(silenceMs)
    if (!response.ok) {
      return { problem: toProblem(response.status, await response.json().catch(() => undefined)) }
    }
    if (isLogInPage(response.headers.get('content-type'))) return { problem: unreached }
    const data = await receive(response, () => limit.set(silenceMs))
    return { data, headers: response.headers }
  } catch {
    // Not reached, or the connection was lost during the download.
    return { problem: unreached }
  } finally {
    limit.end()
  }
}

/** The body of an answer; each piece is reported, which `blob()` does not. */
async function receive({ body, headers }: Response, onPiece: () => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = body?.getReader()
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    onPiece()
    pieces.push(read.value)
  }
  return new Blob(pieces, { type: headers.get('content-type') ?? '' })
}

export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
