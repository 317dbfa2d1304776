import { z } from 'zod'
import { line } from '#catalogue/field.ts'
import { rateFields } from '#catalogue/rates/rate.ts'
import { FormDialog } from '../form-dialog.tsx'
import { checked } from './checked.ts'
import { type Season, seasonOf } from './grid-table.ts'

const season = line('Season', { required: true, max: 60, hint: 'e.g. Winter' })
const fields = { season, from: rateFields.from, to: rateFields.to }

const body = z
  .object({ season: season.schema, from: fields.from.schema, to: fields.to.schema })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'To cannot be before From.' })

interface Props {
  onAdd: (season: Season) => void
  onClose: () => void
}

/** Adds a column; it is stored with its first price. */
export function SeasonDialog({ onAdd, onClose }: Props) {
  return (
    <FormDialog
      title="Add a season"
      note="It is saved with the first price you enter in it."
      {...{ fields, onClose }}
      begin={{ season: '', from: '', to: '' }}
      verb="Add season"
      onSubmit={async (typed) => {
        const { data, errors } = checked(body, typed)
        if (data) onAdd(seasonOf(data))
        return errors
      }}
    />
  )
}
