import { Check, X } from 'lucide-react'

interface Props {
  title: string
  items: string[]
  /** Shown if the list is empty; without it nothing is. */
  empty?: string
  excluded?: boolean
}

export function CheckList({ title, items, empty, excluded = false }: Props) {
  if (items.length === 0 && !empty) return null
  const Icon = excluded ? X : Check
  return (
    <section className="detail-section">
      <h2 className="text-2xl">{title}</h2>
      {items.length === 0 ? (
        <p className="text-ink-muted">{empty}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {[...new Set(items)].map((item) => (
            <li key={item} dir="auto" className="flex gap-3">
              <Icon
                aria-hidden
                size={20}
                className={`mt-0.5 shrink-0 ${excluded ? 'text-ink-subtle' : 'text-success'}`}
              />
              {item}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
