import { useRef } from 'react'
import type { FieldErrors } from '#catalogue/field.ts'
import { EnhancedLink } from '../../ui/enhanced-link.tsx'
import { useAfterChange } from './use-after-change.ts'

interface Problem {
  id: string
  message: string
}

interface Props {
  /** The fragment that focuses the summary when the form is sent without scripts. */
  id?: string
  problems: Problem[]
  failure?: string
  /** Changes with each attempt, to move the focus here again. */
  attempt: unknown
}

/** Gets the focus after a refused attempt, and links to each field with its message. */
export function ErrorSummary({ id, problems, failure, attempt }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useAfterChange(attempt, () => ref.current?.focus())
  if (problems.length === 0 && !failure) return null
  return (
    <div ref={ref} id={id} role="alert" tabIndex={-1} className="error-summary">
      {problems.length === 0 ? (
        failure
      ) : (
        <>
          <p className="font-semibold">Please check these answers</p>
          <ul>
            {problems.filter(isFirst).map(({ id, message }) => (
              <li key={id}>
                <EnhancedLink href={`#${id}`} instead={() => document.getElementById(id)?.focus()}>
                  {message}
                </EnhancedLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** A problem for each message, with the id of its field. */
export const problemsOf = (errors: FieldErrors = {}, idOf: (field: string) => string): Problem[] =>
  Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => ({ id: idOf(field), message })),
  )

/** One message for several fields links to the first of them. */
const isFirst = ({ message }: Problem, index: number, all: Problem[]) =>
  all.findIndex((problem) => problem.message === message) === index
