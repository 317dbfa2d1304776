import { useState } from 'react'
import { type ConditionState, stateWords } from '#catalogue/conditions/condition.ts'
import type { WireCondition } from '#server/api/conditions/condition-routes.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { useChange } from '../use-change.ts'
import { ConditionRow, toggleId } from './condition-row.tsx'

/** Roads and places; one at a time can be updated. */
export function ConditionList({ items }: { items?: WireCondition[] }) {
  const [open, setOpen] = useState<number>()
  const { change, isBusy, notice } = useChange()
  const { ask, dialog } = useConfirm()

  async function see({ id, name, version }: WireCondition, state: ConditionState, more: object) {
    const said = `${name}: ${stateWords[state].toLowerCase()}. Visitors see it now.`
    if (!(await change('PUT', `/conditions/${id}`, said, { ...more, state, version }))) return
    setOpen(undefined)
    document.getElementById(toggleId(id))?.focus()
  }
  async function remove({ id, name }: WireCondition) {
    const question = 'Are you sure you want to delete this road or place?'
    if (!(await ask({ question, about: name, verb: 'Delete' }))) return
    await change('DELETE', `/conditions/${id}`, 'Deleted successfully!')
  }
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
            onToggle={() => setOpen(open === each.id ? undefined : each.id)}
            onSee={(state, more) => see(each, state, more)}
            onRemove={() => remove(each)}
          />
        ))}
      </ul>
      {dialog}
    </>
  )
}
