import type { Problem } from '#server/wire/problem.ts'

/** The whole answer of a refusal, for who reports it. */
export function ServerAnswer({ problem }: { problem: Problem }) {
  return (
    <details className="text-sm">
      <summary className="min-h-9 cursor-pointer content-center pointer-coarse:min-h-11">
        What the server answered
      </summary>
      <code className="block pt-1 text-xs break-words">{JSON.stringify(problem)}</code>
    </details>
  )
}
