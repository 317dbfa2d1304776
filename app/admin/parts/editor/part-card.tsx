import { ChevronRight, Trash2, Undo2 } from 'lucide-react'
import type { Field } from '#catalogue/field.ts'
import { upperFirst } from '#catalogue/noun.ts'
import { isNumbered } from '#catalogue/part.ts'
import { rupees } from '#catalogue/prices/money.ts'
import { progressOf } from '../../pictures/picture.ts'
import { PicturePicker } from '../../pictures/picture-picker.tsx'
import { FieldControl } from '../../record-form/field-control.tsx'
import { valueFrom } from '../../record-form/typed.ts'
import { Button } from '../../ui/button.tsx'
import { onFirstClick } from '../../ui/first-click.ts'
import { hasPictures, pictureFolder, pictureLimit } from '../part-body.ts'
import { type EditedPart, nameOf, type PartSet } from './edited-part.ts'
import type { PartsEditing } from './use-edited-parts.ts'

interface CardProps {
  set: PartSet
  part: EditedPart
  at: number
  editing: PartsEditing
  onRemove: () => void
  onUnremove: () => void
  onChange: (change: Partial<EditedPart>) => void
}

interface FoldProps {
  isOpen: boolean
  /** Absent if it is always open. */
  onToggle?: () => void
}

/** A part: its name, which opens its fields, and a button to remove it. */
export function PartCard({ isOpen, onToggle, ...props }: CardProps & FoldProps) {
  const { set, part, at, onRemove, onUnremove } = props
  const name = nameOf(set, part, at)
  if (part.isRemoved) {
    return <RemovedPart {...{ part, name, onUnremove }} />
  }
  return (
    <fieldset
      data-part={part.key}
      className="@container min-w-0 rounded-xl border border-line bg-surface"
    >
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center gap-2 pr-2">
        {onToggle ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={onToggle}
            className="flex min-h-12 min-w-0 grow cursor-pointer items-center gap-2 py-2 pl-3 text-left"
          >
            <ChevronRight
              aria-hidden
              className={`size-4 shrink-0 text-ink-muted ${isOpen ? 'rotate-90' : ''}`}
            />
            <span className="min-w-0">
              <span className="font-semibold break-words">{name}</span>
              {!isOpen && <Summary set={set} part={part} />}
            </span>
          </button>
        ) : (
          <p aria-hidden className="grow py-2 pl-4 font-display text-lg font-semibold">
            {name}
          </p>
        )}
        <Button look="quiet" size="small" data-remove="" onClick={onFirstClick(onRemove)}>
          <Trash2 aria-hidden className="size-4" />
          <span className="@max-[20rem]:sr-only">
            Remove<span className="sr-only"> {name}</span>
          </span>
        </Button>
      </div>
      {isOpen && <Fields {...props} />}
    </fieldset>
  )
}

/** Its next field, to distinguish it from others. */
function Summary({ set: { declaration }, part: { typed } }: Pick<CardProps, 'set' | 'part'>) {
  const [, [name, field] = []] = Object.entries(declaration.fields)
  if (!name || !field) return null
  return <span className="block truncate text-sm text-ink-muted">{shown(field, typed[name])}</span>
}

function shown(field: Field, text = ''): string {
  const value = valueFrom(field, text)
  if (field.control === 'number' && text) return `${field.label}: ${text}`
  return field.control === 'rupees' && typeof value === 'number' ? rupees(value) : text
}

const isLong = ({ control }: Field) => control === 'paragraph' || control === 'markdown'

function Fields({ set: { declaration }, part, editing, onChange }: CardProps) {
  const { fields, pictures } = declaration
  const errors = editing.errorsOf(part)
  const { sending } = editing
  const progress = sending?.key === part.key ? progressOf(part.pictures, sending.bytes) : undefined
  const isDay = isNumbered(declaration)
  const columns = isDay ? '@md:grid-cols-[8rem_minmax(0,1fr)]' : '@md:grid-cols-2'
  return (
    <div className={`grid gap-4 px-4 pt-1 pb-4 ${columns}`}>
      {Object.entries(fields).map(([name, field], at) => (
        <div
          key={name}
          className={isLong(field) || (at === 0 && !isDay) ? '@md:col-span-full' : ''}
        >
          <FieldControl
            id={`${name}-${part.key}`}
            name={name}
            field={field}
            text={part.typed[name] ?? ''}
            errors={errors[name]}
            onChange={(text) => onChange({ typed: { ...part.typed, [name]: text } })}
          />
        </div>
      ))}
      {hasPictures(declaration) && (
        <div className="@md:col-span-full">
          <PicturePicker
            id={`${pictures}-${part.key}`}
            name={pictures}
            label={upperFirst(pictures)}
            folder={pictureFolder(declaration)}
            limit={pictureLimit(declaration)}
            pictures={part.pictures}
            errors={errors.images ?? errors.icon}
            progress={progress}
            onChange={(pictures) => onChange({ pictures })}
          />
        </div>
      )}
    </div>
  )
}

interface RemovedProps {
  part: EditedPart
  name: string
  onUnremove: () => void
}

function RemovedPart({ part, name, onUnremove }: RemovedProps) {
  return (
    <div
      data-part={part.key}
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-dashed border-line-strong py-1 pr-2 pl-4 text-ink-muted"
    >
      <p>{name} will be removed when you save.</p>
      <Button look="quiet" size="small" data-remove="" onClick={onFirstClick(onUnremove)}>
        <Undo2 aria-hidden className="size-4" /> Keep<span className="sr-only"> {name}</span>
      </Button>
    </div>
  )
}
