import { useEffect, useState } from 'react'
import type { TextName } from '#catalogue/texts.ts'
import { call } from '../api/call.ts'
import { Button } from '../ui/button.tsx'
import type { WireText } from './wire-text.ts'

interface Props {
  name: TextName
  /** Saves what stands in the editor over that version. */
  onOverwrite: (version: number) => void
  onTakeTheirs: (theirs: WireText) => void
}

/** Somebody else saved first: the choice between the two. */
export function TextConflict({ name, onOverwrite, onTakeTheirs }: Props) {
  const [theirs, setTheirs] = useState<WireText>()
  useEffect(() => {
    call<WireText>('GET', `/Text/${name}`).then(({ data }) => setTheirs(data))
  }, [name])
  if (!theirs) return null
  return (
    <div className="space-y-3 text-sm">
      <p>Nothing of yours is lost. The history has both, whichever you keep.</p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => onOverwrite(theirs.version)}>
          Save mine over theirs
        </Button>
        <Button size="small" onClick={() => onTakeTheirs(theirs)}>
          Take theirs, drop mine
        </Button>
      </div>
    </div>
  )
}
