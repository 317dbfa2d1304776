import { ArrowDown, ArrowUp, ChevronRight, Trash2 } from 'lucide-react'
import type { Field } from '#catalogue/field.ts'
import type { TextItems } from '#catalogue/texts/text.ts'
import { FieldControl } from '../record-form/field-control.tsx'
import { onFirstClick } from '../ui/first-click.ts'
import { IconButton } from '../ui/icon-button.tsx'
import type { TypedItem } from './typed-text.ts'
import type { useItems } from './use-items.ts'

interface Props {
  id: string
  item: TypedItem
  at: number
  declared: TextItems
  editor: ReturnType<typeof useItems>
  isReadOnly: boolean
}

/** An item: its name, which opens its fields, and buttons to move and remove it. */
export function ItemCard(props: Props) {
  const { id, item, at, declared, editor } = props
  const name = item.typed[declared.namedBy] || `New ${declared.noun}`
  const isOpen = editor.isOpen(item.key) || Object.keys(editor.errorsAt(at)).length > 0
  return (
    <li data-item={item.key}>
      <div className="flex items-center gap-1 pr-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          onClick={() => editor.toggle(item.key)}
          className="flex min-h-12 min-w-0 grow cursor-pointer items-center gap-2 py-2 pl-4 text-left sm:px-3 font-medium"
        >
          <ChevronRight
            aria-hidden
            className={`size-4 shrink-0 text-ink-muted ${isOpen ? 'rotate-90' : ''}`}
          />
          <span className="text-ink-muted tabular-nums">{at + 1}.</span>
          <span className="min-w-0">
            <span className="line-clamp-3 break-words">{name}</span>
            {!isOpen && <Summary item={item} declared={declared} />}
          </span>
        </button>
        {!props.isReadOnly && <Tools {...props} name={name} />}
      </div>
      <div id={`${id}-fields`} hidden={!isOpen}>
        {isOpen && <ItemFields {...props} />}
      </div>
    </li>
  )
}

/** Its first words, and a number with its unit. */
function Summary({
  item: { typed },
  declared: { summaryFields = [], fields },
}: Pick<Props, 'item' | 'declared'>) {
  const facts = summaryFields.flatMap((name) => {
    const [text, field] = [typed[name], fields[name]]
    if (!text || !field) return []
    return field.control === 'number' ? `${text} ${field.label.toLowerCase()}` : text
  })
  if (facts.length === 0) return null
  return (
    <span className="line-clamp-2 text-sm font-normal break-words @xl:line-clamp-1 text-ink-muted">
      {facts.join(' · ')}
    </span>
  )
}

function Tools({ name, item, at, editor }: Props & { name: string }) {
  return (
    <>
      <IconButton
        text={`Move ${name} up`}
        data-move="up"
        isOff={at === 0}
        onClick={() => editor.move(at, at - 1)}
      >
        <ArrowUp aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        text={`Move ${name} down`}
        data-move="down"
        isOff={at === editor.items.length - 1}
        onClick={() => editor.move(at, at + 1)}
      >
        <ArrowDown aria-hidden className="size-5" />
      </IconButton>
      <IconButton text={`Remove ${name}`} onClick={onFirstClick(() => editor.remove(item.key, at))}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </>
  )
}

const isShort = ({ control, max = 0 }: Field) =>
  control === 'number' || (control === 'line' && max <= 100)

function ItemFields({ id, item, at, declared, editor, isReadOnly }: Props) {
  return (
    <fieldset
      disabled={isReadOnly}
      className="grid min-w-0 gap-5 px-4 pt-1 pb-5 @xl:grid-cols-2 @xl:px-9"
    >
      {Object.entries(declared.fields).map(([name, field]) => (
        <div key={name} className={isShort(field) ? '' : '@xl:col-span-2'}>
          <FieldControl
            id={`${id}-${name}`}
            name={name}
            field={field}
            text={item.typed[name] ?? ''}
            errors={editor.errorsAt(at)[name]}
            onChange={(value) => editor.change(item.key, at, name, value)}
          />
        </div>
      ))}
    </fieldset>
  )
}
