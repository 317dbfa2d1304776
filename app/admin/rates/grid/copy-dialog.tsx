import { line } from '#catalogue/field.ts'
import { counted } from '#catalogue/noun.ts'
import { readNumberField } from '#catalogue/number.ts'
import { seasonCopy } from '#catalogue/rates/copy-season.ts'
import { rateFields } from '#catalogue/rates/rate.ts'
import type { WireRate } from '#server/api/rates/rate-answer.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { call } from '../../api/call.ts'
import { fieldErrorsOf, messageOf } from '../../api/field-errors.ts'
import { toast } from '../../notice.ts'
import { useNotify } from '../../use-notify.tsx'
import { useSend } from '../../use-send.ts'
import { FormDialog } from '../form-dialog.tsx'
import type { Rates } from '../use-rates.ts'
import { checked } from './checked.ts'
import type { Season } from './grid-table.ts'

const fields = {
  from: rateFields.from,
  to: rateFields.to,
  percent: line('Change in percent', { hint: '10 raises all prices by a tenth, -5 lowers them' }),
}

/** The same day a year later; for 29 February the 28th. */
const yearLater = (day: string) =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`

interface Props {
  supplierId: number
  season: Season
  rates: Rates
  onClose: () => void
}

/** Copies a season to next year's or other days, with prices raised or lowered. */
export function CopyDialog({ supplierId, season: { name, from, to }, rates, onClose }: Props) {
  const send = useSend()
  const { notify } = useNotify()
  return (
    <FormDialog
      title={`Copy ${name}`}
      note="All items of the season are copied, or none if one of them already has a rate on these days."
      {...{ fields, onClose }}
      begin={{ from: yearLater(from), to: yearLater(to), percent: '0' }}
      verb="Copy season"
      onSubmit={async ({ percent = '', ...days }) => {
        const written = { season: name, ...days, percent: readNumberField(percent) ?? 0 }
        const { data: body, errors } = checked(seasonCopy, written)
        if (errors) return errors
        const path = `/suppliers/${supplierId}/rates/copy-season`
        const { data, problem } = await send(() =>
          call<WireList<WireRate>>('POST', path, body, { isLong: true }),
        )
        if (problem) return { '': [messageOf(problem)], ...fieldErrorsOf(problem) }
        rates.put(...data.$values)
        notify('success', toast(`“${name}” copied: ${counted(data.$values.length, 'rate')}.`))
      }}
    />
  )
}
