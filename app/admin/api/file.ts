import { authorization, type Outcome, toProblem, unreached } from './call.ts'

/** Reads a file of the API, which a plain link could not: it carries no token. */
export async function readFile(path: string): Promise<Outcome<Blob>> {
  try {
    const response = await fetch(`/api${path}`, { headers: authorization() })
    if (response.ok) return { data: await response.blob(), headers: response.headers }
    return { problem: toProblem(response.status, await response.json().catch(() => undefined)) }
  } catch {
    // Not reached, or the line broke while the file was coming.
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
