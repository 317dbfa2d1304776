import { Field, type FieldSpec } from '../forms/field.tsx'
import { useSite } from '../site.ts'

/** The message while nothing can be stored. */
export const notSaved =
  'We could not keep this just now. What you wrote is still here: please send it again in a moment, or call us.'

interface UnsavedAnswer {
  message?: string
  /** The submission, by field name. */
  values: Record<string, string>
  extras?: string[]
}

const fields: FieldSpec[] = [
  { name: 'name', label: 'Your name' },
  { name: 'phone', label: 'Your phone', type: 'tel' },
  { name: 'homeTown', label: 'Your home town' },
  { name: 'message', label: 'Your message', type: 'textarea' },
  { name: 'reason', label: 'Why not?', type: 'textarea', optional: true },
  { name: 'words', label: 'How was the trip?', type: 'textarea' },
]

/** Replaces a private page that fails to load: the guest's submission, to be sent again. */
export function NotSaved({ answer: { message, values, extras = [] } }: { answer: UnsavedAnswer }) {
  const { operatorName } = useSite()
  const sent = Object.entries(values).filter(([name]) => !['extra', 'problem'].includes(name))
  return (
    <div className="page quote flex flex-col gap-4">
      <title>{`Please send it again | ${operatorName}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1 className="text-3xl">Please send it again</h1>
      <p role="alert" className="error-summary">
        {message}
      </p>
      <form method="post" noValidate className="quote-form">
        {extras.map((value) => (
          <input key={value} type="hidden" name="extra" value={value} />
        ))}
        {sent.map(([name, value]) => {
          const spec = fields.find((field) => field.name === name)
          if (!spec) return <input key={name} type="hidden" name={name} value={value} />
          return <Field key={name} spec={spec} id={`again-${name}`} value={value} />
        })}
        <button type="submit" className="button button-accent">
          Send again
        </button>
      </form>
    </div>
  )
}
