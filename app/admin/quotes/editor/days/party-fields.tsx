import { Plus, X } from 'lucide-react'
import { maxChildAge, maxGuests, type Version } from '#catalogue/quotes/version.ts'
import { Button } from '../../../ui/button.tsx'
import { onFirstClick } from '../../../ui/first-click.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useEditing, useVersion } from '../../editing/editing.ts'
import { NumberField } from '../fields.tsx'

type Party = Version['party']

const defaultAge = 8

/** The number of guests, and the children's ages. */
export function PartyFields() {
  const { draft } = useEditing()
  const childCount = useVersion(({ party }) => party.children.length)
  const change = (update: (party: Party) => Partial<Party>) =>
    draft.change((version) => {
      const { party } = version
      return { ...version, party: { ...party, ...update(party) } }
    })
  const changeAges = (update: (ages: Party['children']) => Party['children']) =>
    change(({ children }) => ({ children: update(children) }))
  return (
    <div className="grid grid-cols-2 items-end gap-3 @md:grid-cols-3">
      <NumberField
        name="party.adults"
        label="Adults"
        select={({ party }) => party.adults}
        blank={1}
        onChange={(count) =>
          change(() => ({ adults: Math.min(Math.max(count ?? 1, 1), maxGuests) }))
        }
      />
      {Array.from({ length: childCount }, (_, at) => (
        <div key={childName(at)} className="flex items-end">
          <NumberField
            name={`party.children.${at}`}
            label={`Child ${at + 1}, age`}
            select={({ party }) => party.children[at] ?? 0}
            blank={0}
            onChange={(age) => changeAges((ages) => ages.with(at, Math.min(age ?? 0, maxChildAge)))}
          />
          <IconButton
            text={`Remove ${childName(at)}`}
            onClick={onFirstClick(() => changeAges((ages) => ages.toSpliced(at, 1)))}
          >
            <X aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      ))}
      <Button
        size="small"
        className="min-h-11"
        onClick={() => changeAges((ages) => [...ages, defaultAge])}
      >
        <Plus aria-hidden className="size-4" /> Child
      </Button>
    </div>
  )
}

const childName = (at: number) => `child ${at + 1}`
