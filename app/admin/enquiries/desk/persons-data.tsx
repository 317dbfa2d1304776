import { Download, Trash2 } from 'lucide-react'
import { useMe } from '../../shell/me.ts'
import { Button } from '../../ui/button.tsx'
import type { usePersonsData } from './use-persons-data.ts'

interface Props {
  data: ReturnType<typeof usePersonsData>
}

/** Export and erasure of a person's data, for owners. */
export function PersonsData({ data }: Props) {
  const { save, erase, dialog, notice } = data
  if (useMe().role !== 'owner') return null
  return (
    <div className="space-y-3">
      {notice}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={save}>
          <Download aria-hidden className="size-4" /> Download this person’s data
        </Button>
        <Button look="quiet" size="small" onClick={erase}>
          <Trash2 aria-hidden className="size-4" /> Erase this person’s data
        </Button>
      </div>
      {dialog}
    </div>
  )
}
