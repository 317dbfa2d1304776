import { useEffect, useState } from 'react'
import type { KindName } from '#catalogue/kinds.ts'
import { call } from '../api/call.ts'
import type { WireListing } from '../api/wire.ts'
import { Button } from '../ui/button.tsx'
import { differencesOf } from './over-theirs.ts'
import type { ListingForm } from './use-listing-form.ts'

interface Props {
  form: ListingForm
  name: KindName
  id: number
  /** Saves what stands in the form over it. */
  onOverwrite: (theirs: WireListing) => void
  onTakeTheirs: () => void
}

/** Somebody else saved first: what they changed, and the choice between the two. */
export function Conflict({ form, name, id, onOverwrite, onTakeTheirs }: Props) {
  const [theirs, setTheirs] = useState<WireListing>()
  useEffect(() => {
    call<WireListing>('GET', `/${name}/${id}`).then(({ data }) => setTheirs(data))
  }, [name, id])
  if (!theirs) return null
  return (
    <div className="space-y-3 text-sm">
      <p>Nothing of yours is lost. This is how theirs differs from what stands in the form:</p>
      <Differences form={form} theirs={theirs} />
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => onOverwrite(theirs)}>
          Save mine over theirs
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          Take theirs, drop mine
        </Button>
      </div>
    </div>
  )
}

function Differences({ form, theirs }: { form: ListingForm; theirs: WireListing }) {
  const differences = differencesOf(form.kind, theirs, form.typing.typed)
  if (differences.length === 0) return <p>The texts are the same; the pictures may differ.</p>
  return (
    <dl className="space-y-1">
      {differences.map(({ label, text }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd className="break-words whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
