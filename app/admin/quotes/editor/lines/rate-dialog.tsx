import { Dialog } from '@base-ui/react/dialog'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { counted } from '#catalogue/noun.ts'
import type { Line } from '#catalogue/quotes/line.ts'
import type { WireShownListing } from '#server/api/quotes/quote-answer.ts'
import type { WireSupplier } from '#server/api/rates/supplier-routes.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFrame, popupClass } from '../../../ui/dialog-frame.tsx'
import { changeLines, linesIn } from '../../editing/changes.ts'
import { useEditing } from '../../editing/editing.ts'
import { fillDays } from '../../editing/fill-days.ts'
import { openNights } from '../../editing/rate-lines.ts'
import { RateItems } from './rate-items.tsx'
import { SupplierList } from './supplier-list.tsx'

interface Props {
  optionId: string
  onClose: () => void
}

/** Chooses items of suppliers, one after another; each adds its lines. */
export default function RateDialog({ onClose, ...props }: Props) {
  return (
    <DialogFrame
      onClose={onClose}
      className={`${popupClass} h-[calc(100dvh-2rem)] max-h-[42rem]! w-[34rem]! gap-0! p-0!`}
    >
      <Choosing {...props} />
    </DialogFrame>
  )
}

function Choosing({ optionId }: Omit<Props, 'onClose'>) {
  const { draft, addSupplier } = useEditing()
  const [supplier, setSupplier] = useState<WireSupplier>()
  const [q, setQ] = useState('')
  const [message, setMessage] = useState('')
  const openNow = () => openNights(linesIn(draft.get(), optionId), draft.get().nights)
  const [span, setSpan] = useState(openNow)
  function add(lines: Line[]) {
    draft.change(changeLines(optionId, (now) => [...now, ...lines]))
    if (supplier) {
      addSupplier(supplier)
      void fillDaysOf(supplier, lines)
    }
    setMessage(`${counted(lines.length, 'line')} added.`)
    setSpan(openNow())
    setSupplier(undefined)
    setQ('')
  }
  /** A car has no place. */
  async function fillDaysOf({ listingId, kind, place }: WireSupplier, [line]: Line[]) {
    if (listingId === null || kind === 'vehicle' || !line) return
    const { data } = await call<WireShownListing>('GET', `/quotes/listings/${listingId}`)
    if (data) draft.change(fillDays(line.days, { ...data, place }))
  }
  return (
    <>
      <Head supplier={supplier} onBack={() => setSupplier(undefined)} />
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-3 sm:px-6">
        {supplier ? (
          <RateItems supplier={supplier} span={span} onSpan={setSpan} onAdd={add} />
        ) : (
          <SupplierList q={q} onSearch={setQ} onChoose={setSupplier} />
        )}
      </div>
      <div className="flex items-center justify-between gap-3 border-t border-line px-4 py-3 sm:px-6">
        <p role="status" className="text-sm text-ink-muted">
          {message}
        </p>
        <Dialog.Close render={<Button look="primary" />}>Done</Dialog.Close>
      </div>
    </>
  )
}

const Head = ({ supplier, onBack }: { supplier?: WireSupplier; onBack: () => void }) => (
  <div className="flex min-h-16 items-center gap-2 border-b border-line px-4 sm:px-6">
    {supplier && (
      <Button look="quiet" size="icon" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-5" />
        <span className="sr-only">All suppliers</span>
      </Button>
    )}
    <Dialog.Title className="text-xl">{supplier?.name ?? 'Add from the rate book'}</Dialog.Title>
  </div>
)
