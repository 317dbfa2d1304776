import { Trash2 } from 'lucide-react'
import { useMe } from '../../shell/me.ts'
import { Button } from '../../ui/button.tsx'
import type { useErasure } from './use-erasure.ts'

interface Props {
  erasure: ReturnType<typeof useErasure>
}

/** For owners, when somebody asks that nothing of theirs is kept. */
export function Erasure({ erasure }: Props) {
  const { erase, dialog, notice } = erasure
  if (useMe().role !== 'owner') return null
  return (
    <div className="space-y-3">
      {notice}
      <Button look="quiet" size="small" onClick={erase}>
        <Trash2 aria-hidden className="size-4" /> Erase this person’s data
      </Button>
      {dialog}
    </div>
  )
}
