import { useState } from 'react'
import {
  type ConditionState,
  conditionFields,
  conditionLabels,
  conditionStates,
  roadValidMs,
} from '#catalogue/conditions/condition.ts'
import type { WireCondition } from '#server/api/conditions/condition-routes.ts'
import { LeaveWarning } from '../record-form/leaving/leave-warning.tsx'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { fromInput, toInput } from './kolkata-input.ts'
import { StateWord } from './state-look.tsx'

interface Props {
  condition: WireCondition
  isBusy: boolean
  /** Called with whether closing the form would lose what is typed. */
  onType: (isUnsaved: boolean) => void
  onSee: (state: ConditionState, more: object) => void
}

/** A new observation: a tap on the state stores it, with an optional sentence. */
export function NewStateForm({ condition, isBusy, onType, onSee }: Props) {
  const { id, name } = condition
  const [initial] = useState(() => typedFrom(condition))
  const [typed, setTyped] = useState(initial)
  const control = (field: keyof typeof typed) => ({
    id: `seen-${id}-${field}`,
    value: typed[field],
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) =>
      type({ ...typed, [field]: target.value }),
  })
  function type(next: typeof typed) {
    setTyped(next)
    onType(isChanged(next, initial))
  }
  const see = (state: ConditionState) =>
    onSee(state, { ...typed, holdsUntil: fromInput(typed.holdsUntil) })
  return (
    <fieldset className="w-full space-y-4 rounded-lg bg-surface-2 p-4" disabled={isBusy}>
      <legend className="sr-only">How is {name} now?</legend>
      <States onSee={see} />
      <p className="text-sm text-ink-muted">
        Tapping a state saves it as seen now. Type any details first.
      </p>
      <TextInput
        label={conditionFields.sentence.label}
        hint={conditionFields.sentence.hint}
        maxLength={200}
        {...control('sentence')}
      />
      <div className="grid gap-4 md:grid-cols-3">
        <TextInput type="time" label={conditionLabels.cutOff} {...control('cutOff')} />
        <TextInput
          type="datetime-local"
          label={conditionLabels.holdsUntil}
          {...control('holdsUntil')}
        />
        <TextInput label={conditionFields.source.label} maxLength={100} {...control('source')} />
      </div>
      <LeaveWarning
        isDirty={() => isChanged(typed, initial)}
        isSaving={isBusy}
        place={[]}
        about={unsavedText(condition)}
        onLeave={() => type(initial)}
      />
    </fieldset>
  )
}

const States = ({ onSee }: { onSee: (state: ConditionState) => void }) => (
  <div className="flex flex-wrap gap-2">
    {conditionStates.map((state) => (
      <Button key={state} onClick={() => onSee(state)} className="grow sm:grow-0">
        <StateWord state={state} />
      </Button>
    ))}
  </div>
)

export const unsavedText = ({ name }: WireCondition) => `What you typed about ${name} is not saved.`

type Typed = ReturnType<typeof typedFrom>

const isChanged = (typed: Typed, initial: Typed) =>
  JSON.stringify(typed) !== JSON.stringify(initial)

/** Valid for a day, unless changed. */
function typedFrom({ source, holdsUntil, kind }: WireCondition) {
  const aDay = Date.now() + roadValidMs
  const before = kind === 'place' && holdsUntil ? Date.parse(holdsUntil) : 0
  return { sentence: '', cutOff: '', source, holdsUntil: toInput(new Date(Math.max(aDay, before))) }
}
