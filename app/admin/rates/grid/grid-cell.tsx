import { useId, useRef, useState } from 'react'
import { LeaveWarning } from '../../record-form/leaving/leave-warning.tsx'
import type { Position } from './grid-keys.ts'

interface Props {
  position: Position
  /** The accessible name of the cell. */
  label: string
  amount: number | null
  onSave: (text: string) => Promise<string | undefined>
}

const grouped = (amount: number | null) => (amount === null ? '' : amount.toLocaleString('en-IN'))

/** An editable amount; saved on blur. */
export function GridCell({ position, label, amount, onSave }: Props) {
  const { text, isTyped, refusal, isSaving, type, save, leave, restore } = useCell(amount, onSave)
  const id = useId()
  return (
    <td className="border-b border-l border-line p-0 align-top">
      <input
        aria-label={label}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? id : undefined}
        data-cell={`${position.row} ${position.column}`}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
          if (event.key !== 'Escape') return
          restore()
          event.stopPropagation()
        }}
        className={`min-h-10 w-full scroll-mt-24 scroll-ml-64 bg-transparent px-3 text-right tabular-nums hover:bg-surface-2 focus:bg-surface-2 focus-visible:-outline-offset-2 aria-invalid:bg-danger-soft aria-invalid:text-on-danger-soft ${isSaving ? 'text-ink-muted italic' : ''}`}
      />
      {refusal && (
        <p id={id} role="alert" className="px-3 py-1 text-xs wrap-anywhere text-danger">
          {refusal}
        </p>
      )}
      {isTyped && (
        <LeaveWarning
          isDirty={() => true}
          isSaving={isSaving}
          place={[]}
          about={`${label}: not saved.`}
          onLeave={restore}
        />
      )}
    </td>
  )
}

function useCell(amount: number | null, onSave: Props['onSave']) {
  const [typed, setTyped] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  // A ref, known before rendering: Enter saves, and so does the blur it causes.
  const tried = useRef<string>(undefined)

  async function send(text: string) {
    tried.current = text
    setSaving(true)
    const refused = await onSave(text)
    setSaving(false)
    setRefusal(refused)
    // Text typed meanwhile stays.
    if (!refused) setTyped((now) => (now === text ? undefined : now))
  }
  const save = () => typed !== undefined && !isSaving && send(typed)
  /** A refused value is not sent again automatically. */
  const leave = () => typed !== undefined && tried.current !== typed && send(typed)
  function restore() {
    setTyped(undefined)
    setRefusal(undefined)
    tried.current = undefined
  }
  return {
    ...{ text: typed ?? grouped(amount), isTyped: typed !== undefined, refusal, isSaving },
    ...{ save, leave, restore },
    type(text: string) {
      tried.current = undefined
      setTyped(text)
    },
  }
}
