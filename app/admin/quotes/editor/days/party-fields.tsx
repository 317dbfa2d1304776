import { Plus, X } from 'lucide-react'
import type { Version } from '#catalogue/quotes/version.ts'
import { Button } from '../../../ui/button.tsx'
import { onFirstClick } from '../../../ui/first-click.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useEditing, useVersion } from '../../editing/editing.ts'
import { NumberField } from '../fields.tsx'

const defaultAge = 8

/** The number of guests, and the children's ages. */
export function PartyFields() {
  const { draft } = useEditing()
  const { adults, children } = useVersion((version) => version.party)
  const change = (values: Partial<Version['party']>) =>
    draft.change((version) => ({ ...version, party: { ...version.party, ...values } }))
  return (
    <div className="grid grid-cols-2 items-end gap-3 @md:grid-cols-3">
      <NumberField
        name="party.adults"
        label="Adults"
        value={adults}
        blank={1}
        onChange={(count) => change({ adults: Math.min(Math.max(count ?? 1, 1), 500) })}
      />
      {children.map((age, at) => (
        <div key={childName(at)} className="flex items-end">
          <NumberField
            name={`party.children.${at}`}
            label={`Child ${at + 1}, age`}
            value={age}
            blank={0}
            onChange={(value) => change({ children: children.with(at, Math.min(value ?? 0, 17)) })}
          />
          <IconButton
            text={`Remove ${childName(at)}`}
            onClick={onFirstClick(() => change({ children: children.toSpliced(at, 1) }))}
          >
            <X aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      ))}
      <Button
        size="small"
        className="min-h-11"
        onClick={() => change({ children: [...children, defaultAge] })}
      >
        <Plus aria-hidden className="size-4" /> Child
      </Button>
    </div>
  )
}

const childName = (at: number) => `child ${at + 1}`
