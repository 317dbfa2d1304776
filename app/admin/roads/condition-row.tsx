import { useSearchParams } from 'react-router'
import { type ConditionState, stateWords } from '#catalogue/conditions/condition.ts'
import { momentText, shownAt } from '#catalogue/conditions/shown-at.ts'
import type { WireCondition } from '#server/api/conditions/condition-routes.ts'
import { EntryButtons } from '../record-form/entry-buttons.tsx'
import { changedSearch } from '../search/changed-search.ts'
import { Button } from '../ui/button.tsx'
import { NewStateForm } from './new-state-form.tsx'
import { StatePill } from './state-look.tsx'

interface Props {
  condition: WireCondition
  isOpen: boolean
  isBusy: boolean
  onToggle: () => void
  onType: (isUnsaved: boolean) => void
  onSee: (state: ConditionState, more: object) => void
  onRemove: () => void
}

/** The id of the button that opens the form of a new state. */
export const toggleId = (id: number) => `update-condition-${id}`

/** A road or place: its current public state, and the actions of staff. */
export function ConditionRow({ condition, isOpen, isBusy, ...does }: Props) {
  const [search] = useSearchParams()
  const { id, name, sentence } = condition
  const now = new Date()
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 grow basis-60 space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <StatePill state={shownAt(condition, now).state} />
        </p>
        {sentence && <p className="text-sm wrap-anywhere">{sentence}</p>}
        <p className="text-sm wrap-anywhere text-ink-muted">{aboutText(condition, now)}</p>
      </div>
      <div className="flex flex-wrap items-center">
        <Button id={toggleId(id)} size="small" aria-expanded={isOpen} onClick={does.onToggle}>
          {isOpen ? 'Close' : 'Update'} <span className="sr-only">{name}</span>
        </Button>
        <EntryButtons
          name={name}
          edit={`${changedSearch(search, { edit: String(id), entry: undefined })}#condition-form`}
          onRemove={does.onRemove}
        />
      </div>
      {isOpen && (
        <NewStateForm {...{ condition, isBusy }} onType={does.onType} onSee={does.onSee} />
      )}
    </li>
  )
}

function aboutText(condition: WireCondition, now: Date): string {
  const { state, seenAt, holdsUntil, cutOff, source } = condition
  if (!seenAt || !holdsUntil) return 'Not checked yet'
  const { isLastKnown } = shownAt(condition, now)
  const said = [
    isLastKnown && `Was ${stateWords[state].toLowerCase()}, needs to be checked again`,
    `Seen at ${momentText(seenAt, now)}`,
    `${isLastKnown ? 'held' : 'holds'} until ${momentText(holdsUntil, now)}`,
    cutOff && `cut-off hour ${cutOff}`,
    source,
  ]
  return said.filter(Boolean).join(' · ')
}
