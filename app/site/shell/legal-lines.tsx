import { longDay } from '#catalogue/dates/day-words.ts'
import { useSite } from '../site.ts'

/** Facts required by law, as far as the operator entered them. */
export function LegalLines() {
  const site = useSite()
  const { registrationNumber, registrationExpiry, gstin, taxIncluded } = site
  const until = registrationExpiry && `, valid until ${longDay(registrationExpiry)}`
  const officer = [
    site.grievanceOfficerName,
    site.grievanceOfficerEmail,
    site.grievanceOfficerPhone,
  ].filter(Boolean)
  return (
    <>
      {registrationNumber && <p>Registration {registrationNumber + until}</p>}
      {gstin && <p>GSTIN {gstin}</p>}
      {officer.length > 0 && <p>Grievance officer: {officer.join(', ')}</p>}
      {taxIncluded && <p>{taxNotes[taxIncluded]}</p>}
    </>
  )
}

const taxNotes = { '': '', yes: 'Prices include tax', no: 'Tax is extra' }

/** The same in small print, after a price's unit. */
export const taxWords = { '': '', yes: ', tax included', no: ', plus tax' }
