import type { TripFact } from './trip-story.ts'

export const TripFacts = ({ facts }: { facts: TripFact[] }) => (
  <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-3">
    {facts.map(({ name, text }) => (
      <div key={name} className="min-w-0 border-l-3 border-accent pl-3">
        <dt className="text-sm text-ink-muted">{name}</dt>
        <dd className="font-medium break-words">{text}</dd>
      </div>
    ))}
  </dl>
)
