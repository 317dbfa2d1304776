import { authorization, type Outcome, toProblem, unreached } from './call.ts'

/** Downloads a file of the API, which needs a token that a plain link cannot send. */
export async function readFile(path: string): Promise<Outcome<Blob>> {
  try {
    const response = await fetch(`/api${path}`, { headers: authorization() })
    if (response.ok) return { data: await response.blob(), headers: response.headers }
    return { problem: toProblem(response.status, await response.json().catch(() => undefined)) }
  } catch {
    // Not reached, or the connection was lost during the download.
    return { problem: unreached }
  }
}

export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
