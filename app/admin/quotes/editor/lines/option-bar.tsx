import { Copy, Plus, Trash2 } from 'lucide-react'
import { rupees } from '#catalogue/prices/money.ts'
import { Button } from '../../../ui/button.tsx'
import { onFirstClick } from '../../../ui/first-click.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import {
  addOption,
  changeOption,
  copyOption,
  linesIn,
  maxOptions,
  newId,
  putBackOption,
  removeOption,
} from '../../editing/changes.ts'
import { useEditing, useIds, useLaterVersion, useVersion } from '../../editing/editing.ts'
import { TextField } from '../fields.tsx'
import { usePrice } from '../price/use-price.ts'

const useOptionIds = () => useIds(({ options }) => options)

function useShowOption() {
  const { view } = useEditing()
  return (optionId: string) => view.change((now) => ({ ...now, optionId, lineId: undefined }))
}

/** The options for the guest; the lines of the selected one are shown below. */
export function OptionBar({ shownId }: { shownId: string }) {
  const ids = useOptionIds()
  if (ids.length === 1) return null
  return (
    <div className="mb-2 space-y-3">
      <div className="flex flex-wrap gap-2">
        {ids.map((id, at) => (
          <OptionTab key={id} id={id} at={at} isShown={id === shownId} />
        ))}
      </div>
      <OptionTools optionId={shownId} at={ids.indexOf(shownId)} />
    </div>
  )
}

/** One to three options: adds an empty one, or a copy of the selected one. */
export function MoreOptions({ shownId }: { shownId: string }) {
  const { draft } = useEditing()
  const ids = useOptionIds()
  const show = useShowOption()
  const hasLines = useVersion((version) => linesIn(version, shownId).length > 0)
  if (ids.length >= maxOptions) return null
  function add() {
    const id = newId('option')
    draft.change(addOption(id))
    show(id)
  }
  return (
    <div className="mt-3 flex flex-wrap gap-2 border-t border-line pt-3">
      <Button size="small" onClick={add}>
        <Plus aria-hidden className="size-4" /> Another option
      </Button>
      {ids.length === 1 && hasLines && <CopyButton optionId={shownId} />}
    </div>
  )
}

const tab =
  'inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-lg border border-line-strong px-3 wrap-anywhere text-sm font-medium hover:bg-surface-2 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary'

function OptionTab({ id, at, isShown }: { id: string; at: number; isShown: boolean }) {
  const show = useShowOption()
  const name = useLaterVersion(({ options }) => options[at]?.name)
  const total = usePrice(id)?.price.total ?? 0
  return (
    <button type="button" aria-pressed={isShown} className={tab} onClick={() => show(id)}>
      {name || `Option ${at + 1}`} <span className="shrink-0 tabular-nums">{rupees(total)}</span>
    </button>
  )
}

function OptionTools({ optionId, at }: { optionId: string; at: number }) {
  const { draft, removed } = useEditing()
  const show = useShowOption()
  const name = useLaterVersion(({ options }) => options[at]?.name) || `Option ${at + 1}`
  function remove() {
    const { options } = draft.get()
    const option = options[at]
    if (!option) return
    draft.change(removeOption(optionId))
    show(options.filter(({ id }) => id !== optionId)[Math.max(0, at - 1)]?.id ?? '')
    removed(`Removed ${name}.`, putBackOption(at, option))
  }
  return (
    <div className="flex items-end gap-1">
      <div className="grow">
        <TextField
          name={`options.${at}.name`}
          label="Option name"
          select={({ options }) => options[at]?.name ?? ''}
          onChange={(text) =>
            draft.change(changeOption(optionId, (now) => ({ ...now, name: text })))
          }
        />
      </div>
      <CopyButton optionId={optionId} about={name} />
      <IconButton text={`Remove ${name}`} onClick={onFirstClick(remove)}>
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </div>
  )
}

/** Another option, with the same lines as a starting point. */
function CopyButton({ optionId, about }: { optionId: string; about?: string }) {
  const { draft } = useEditing()
  const show = useShowOption()
  const count = useVersion((version) => version.options.length)
  if (count >= maxOptions) return null
  function copy() {
    const id = newId('option')
    draft.change(copyOption(optionId, id))
    show(id)
  }
  if (about) {
    return (
      <IconButton text={`Copy ${about}`} onClick={copy}>
        <Copy aria-hidden className="size-4.5" />
      </IconButton>
    )
  }
  return (
    <Button size="small" onClick={copy}>
      <Copy aria-hidden className="size-4" /> Copy as another option
    </Button>
  )
}
