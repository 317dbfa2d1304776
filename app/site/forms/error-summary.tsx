import { useEffect, useRef } from 'react'
import { EnhancedLink } from '../../ui/enhanced-link.tsx'

interface Props {
  /** What is wrong, in the order of the fields. */
  problems: { id: string; message: string }[]
  /** Changes with every attempt, which brings the focus back. */
  attempt: unknown
}

/** Takes the focus after an attempt refused in the page, and leads to each field in the words under it. */
export function ErrorSummary({ problems, attempt }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const attempted = useRef(attempt)
  useEffect(() => {
    if (attempted.current === attempt) return
    attempted.current = attempt
    ref.current?.focus()
  }, [attempt])
  if (problems.length === 0) return null
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="error-summary">
      <p className="font-semibold">Please check these answers</p>
      <ul>
        {problems.map(({ id, message }) => (
          <li key={id}>
            <EnhancedLink href={`#${id}`} instead={() => document.getElementById(id)?.focus()}>
              {message}
            </EnhancedLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
