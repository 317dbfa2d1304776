import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { Differences } from '../../record-form/differences.tsx'
import { Button } from '../../ui/button.tsx'
import type { WireEnquiryFile } from '../wire-enquiry.ts'
import { differencesOf } from './over-their-enquiry.ts'

interface Props {
  id: number
  /** What was to be saved, by the names of the API. */
  body: object
  onOverwrite: (theirs: WireEnquiryFile) => void
  onTakeTheirs: (theirs: WireEnquiryFile) => void
}

/** Somebody else saved this enquiry first: what they have otherwise, and the choice between the two. */
export function DeskConflict({ id, body, onOverwrite, onTakeTheirs }: Props) {
  const [theirs, setTheirs] = useState<WireEnquiryFile>()
  const read = useCallback(async () => {
    const { data } = await call<WireEnquiryFile>('GET', `/Enquiry/${id}`)
    setTheirs(data)
  }, [id])
  useEffect(() => {
    read()
  }, [read])
  if (!theirs) {
    return (
      <Button size="small" onClick={read}>
        Show their change
      </Button>
    )
  }
  return (
    <div className="space-y-3 text-sm">
      <p>Nothing of yours is lost. This is how theirs differs from what you were about to save:</p>
      <Differences differences={differencesOf(theirs, body)} />
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => onOverwrite(theirs)}>
          Overwrite with mine
        </Button>
        <Button size="small" onClick={() => onTakeTheirs(theirs)}>
          Discard mine, use theirs
        </Button>
      </div>
    </div>
  )
}
