import { Copy, Plus, Trash2 } from 'lucide-react'
import { memo, useMemo } from 'react'
import { rupees } from '#catalogue/money.ts'
import { priceOption } from '#catalogue/quotes/pricing.ts'
import type { Option } from '#catalogue/quotes/version.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import {
  addOption,
  changeOption,
  copyOption,
  maxOptions,
  newId,
  putBackOption,
  removeOption,
} from '../../editing/changes.ts'
import { useEditing, useVersion } from '../../editing/editing.ts'
import { TextField } from '../fields.tsx'

/** The options that the guest chooses from, one to three; the lines of one are shown below. */
export function OptionBar({ shownId }: { shownId: string }) {
  const { draft, view } = useEditing()
  const options = useVersion((version) => version.options)
  const at = options.findIndex(({ id }) => id === shownId)
  const shown = options[at]
  const show = (optionId: string) => view.change((now) => ({ ...now, optionId, lineId: undefined }))
  function add() {
    const id = newId('option')
    draft.change(addOption(id))
    show(id)
  }
  return (
    <div className="mb-2 space-y-3">
      <div className="flex flex-wrap gap-2">
        {options.length > 1 &&
          options.map((option, index) => (
            <OptionTab
              key={option.id}
              option={option}
              at={index}
              isShown={option.id === shownId}
              onShow={show}
            />
          ))}
        {options.length < maxOptions && (
          <button type="button" className={`${tab} border-dashed`} onClick={add}>
            <Plus aria-hidden className="size-4" /> Another option
          </button>
        )}
      </div>
      {shown && options.length > 1 && <OptionTools option={shown} at={at} onShow={show} />}
      {shown && options.length === 1 && shown.lines.length > 0 && (
        <CopyButton option={shown} onShow={show} />
      )}
    </div>
  )
}

const tab =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-line-strong px-3 text-sm font-medium hover:bg-surface-2 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary'

interface TabProps {
  option: Option
  at: number
  isShown: boolean
  onShow: (id: string) => void
}

const nameOfOption = ({ name }: Option, at: number) => name || `Option ${at + 1}`

const OptionTab = memo(function OptionTab({ option, at, isShown, onShow }: TabProps) {
  const { pricing } = useEditing()
  const party = useVersion((version) => version.party)
  const { total } = useMemo(() => priceOption({ party }, option, pricing), [party, option, pricing])
  return (
    <button type="button" aria-pressed={isShown} className={tab} onClick={() => onShow(option.id)}>
      {nameOfOption(option, at)} <span className="tabular-nums">{rupees(total)}</span>
    </button>
  )
})

interface ToolsProps {
  option: Option
  onShow: (id: string) => void
}

function OptionTools({ option, at, onShow }: ToolsProps & { at: number }) {
  const { draft, removed } = useEditing()
  const name = nameOfOption(option, at)
  function remove() {
    const others = draft.get().options.filter(({ id }) => id !== option.id)
    draft.change(removeOption(option.id))
    onShow(others[Math.max(0, at - 1)]?.id ?? '')
    removed(`Removed ${name}.`, putBackOption(at, option))
  }
  return (
    <div className="flex items-end gap-1">
      <div className="grow">
        <TextField
          name={`options.${at}.name`}
          label="Option name"
          value={option.name}
          onChange={(text) =>
            draft.change(changeOption(option.id, (now) => ({ ...now, name: text })))
          }
        />
      </div>
      <CopyButton option={option} onShow={onShow} isShort />
      <IconButton text={`Remove ${name}`} onClick={remove}>
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </div>
  )
}

/** Another option with the same lines to begin with. */
function CopyButton({ option, onShow, isShort }: ToolsProps & { isShort?: boolean }) {
  const { draft } = useEditing()
  const count = useVersion((version) => version.options.length)
  if (count >= maxOptions) return null
  function copy() {
    const id = newId('option')
    draft.change(copyOption(option.id, id))
    onShow(id)
  }
  if (isShort) {
    return (
      <IconButton text={`Copy ${option.name || 'this option'}`} onClick={copy}>
        <Copy aria-hidden className="size-4.5" />
      </IconButton>
    )
  }
  return (
    <button type="button" className={tab} onClick={copy}>
      <Copy aria-hidden className="size-4" /> Copy these lines as another option
    </button>
  )
}
