import { useState } from 'react'
import { type ConditionState, stateWords } from '#catalogue/conditions/condition.ts'
import type { WireCondition } from '#server/api/conditions/condition-routes.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { useChange } from '../use-change.ts'
import { ConditionRow, toggleId } from './condition-row.tsx'
import { unsavedText } from './new-state-form.tsx'

/** Roads and places; one at a time can be updated. */
export function ConditionList({ items }: { items?: WireCondition[] }) {
  const { open, toggle, see, remove, setUnsaved, isBusy, notice, dialog } = useConditions()
  if (!items) {
    return <LoadFailure>The roads could not be loaded. Please try again.</LoadFailure>
  }
  return (
    <>
      {notice}
      {items.length === 0 && (
        <p className="p-6 text-center">No road or place yet. Add one below.</p>
      )}
      <ul>
        {items.map((each) => (
          <ConditionRow
            key={each.id}
            condition={each}
            isOpen={open === each.id}
            isBusy={isBusy}
            onToggle={() => toggle(each)}
            onType={(isUnsaved) => setUnsaved(isUnsaved ? each : undefined)}
            onSee={(state, more) => see(each, state, more)}
            onRemove={() => remove(each)}
          />
        ))}
      </ul>
      {dialog}
    </>
  )
}

/** Which one is open, and its changes. */
function useConditions() {
  const [open, setOpen] = useState<number>()
  const [unsaved, setUnsaved] = useState<WireCondition>()
  const { change, isBusy, notice, ask, dialog } = useChange()

  function show(id?: number) {
    setOpen(id)
    setUnsaved(undefined)
  }
  async function toggle({ id }: WireCondition) {
    const lost = unsaved && { question: 'Close without saving?', about: unsavedText(unsaved) }
    if (lost && !(await ask({ ...lost, verb: 'Close' }))) return
    show(open === id ? undefined : id)
  }
  async function see({ id, name, version }: WireCondition, state: ConditionState, more: object) {
    const said = `${name}: ${stateWords[state].toLowerCase()}. Visitors see it now.`
    if (!(await change('PUT', `/conditions/${id}`, said, { ...more, state, version }))) return
    show(undefined)
    document.getElementById(toggleId(id))?.focus()
  }
  async function remove({ id, name }: WireCondition) {
    const question = 'Are you sure you want to delete this road or place?'
    if (!(await ask({ question, about: name, verb: 'Delete' }))) return
    const isDeleted = await change('DELETE', `/conditions/${id}`, 'Deleted successfully!')
    if (isDeleted && open === id) show(undefined)
  }
  return { open, toggle, see, remove, setUnsaved, isBusy, notice, dialog }
}
