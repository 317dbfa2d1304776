import { useEffect, useRef } from 'react'
import { EnhancedLink } from '../../ui/enhanced-link.tsx'

interface Problem {
  id: string
  message: string
}

interface Props {
  /** By which a form that is sent without scripts leads to it, and gives it the focus. */
  id?: string
  problems: Problem[]
  failure?: string
  /** Changes with every attempt, which brings the focus back. */
  attempt: unknown
}

/** Takes the focus after an attempt refused in the page, and leads to each field in the words under it. */
export function ErrorSummary({ id, problems, failure, attempt }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const attempted = useRef(attempt)
  useEffect(() => {
    if (attempted.current === attempt) return
    attempted.current = attempt
    ref.current?.focus()
  }, [attempt])
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

/** One message for several fields leads to the first of them. */
const isFirst = ({ message }: Problem, index: number, all: Problem[]) =>
  all.findIndex((problem) => problem.message === message) === index
