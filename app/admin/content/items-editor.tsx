import { Plus } from 'lucide-react'
import type { TextItems } from '#catalogue/texts/text.ts'
import { Button } from '../ui/button.tsx'
import { FieldErrors } from '../ui/field-frame.tsx'
import { ItemCard } from './item-card.tsx'
import { useItems } from './use-items.ts'
import type { TextFormState } from './use-text-form.ts'

interface Props {
  section: string
  declared: TextItems
  form: TextFormState
}

/** The items of a text: opened individually, sorted, added and removed. */
export function ItemsEditor({ section, declared, form }: Props) {
  const { noun, max } = declared
  const editor = useItems({ section, declared, form })
  const errors = form.errors[`${section}.items`]
  return (
    <div className="space-y-3">
      <ol
        ref={editor.list}
        className="-mx-4 divide-y divide-line border-y border-line sm:mx-0 sm:rounded-xl sm:border-x"
      >
        {editor.items.map((item, at) => (
          <ItemCard
            key={item.key}
            id={`${section}-${item.key}`}
            {...{ item, at, declared, editor }}
            isReadOnly={form.isReadOnly}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {editor.announcement}
      </p>
      {errors && <FieldErrors id={`${section}-items-errors`} errors={errors} />}
      {!form.isReadOnly && (
        <>
          <Button
            onClick={editor.add}
            disabled={editor.items.length >= max}
            aria-describedby={`${section}-most`}
          >
            <Plus aria-hidden className="size-5" /> Add a {noun}
          </Button>
          <p id={`${section}-most`} className="text-xs text-ink-muted tabular-nums">
            {editor.items.length}/{max}
          </p>
        </>
      )}
    </div>
  )
}
