import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { renderSVG } from 'uqr'
import { hasBundledLogo } from '#catalogue/brand/brand.ts'
import { readBrandPicture } from '#catalogue/brand/picture.ts'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { printedColours, tripMap } from '#catalogue/quotes/trip/trip-map.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { GuestQuote } from '../answers.ts'
import type { Trips } from '../trips.ts'
import { createDayPictures, type PictureSource } from './day-pictures.ts'
import { type Agency, planValues } from './plan-values.ts'
import { type Printer, PrinterBusy, printer as shared } from './printer.ts'
import type { PlanJob } from './typesetter.ts'

interface Parts extends PictureSource {
  read: (token: string) => Promise<GuestQuote | undefined>
  settings: Pick<SettingsStore, 'read'>
  trips: Trips
  publicUrl: string
  printer?: Pick<Printer, 'print'>
}

const bundledLogo = join(import.meta.dirname, '../../../public/brand/logo-horizontal.svg')

export type QuotePdfs = ReturnType<typeof createQuotePdfs>

/** Plans as PDF files, made on request. */
export function createQuotePdfs({
  read,
  settings,
  trips,
  publicUrl,
  printer = shared,
  ...source
}: Parts) {
  const dayPictures = createDayPictures(source)

  async function jobOf(quote: GuestQuote, token: string): Promise<PlanJob> {
    const agency = await settings.read()
    const link = `${publicUrl}/q/${token}`
    const trip = await trips.of(token, quote)
    return {
      values: planValues(quote, agency, {
        ...{ link, today: todayInKolkata(), trip },
        costs: await trips.costs(quote),
      }),
      map: tripMap(trip?.places.map(({ place }) => place) ?? [], printedColours),
      logo: await logoOf(agency, source.images),
      pictures: await dayPictures(quote.version),
      qr: renderSVG(link, { ecc: 'M', border: 0 }),
    }
  }

  return {
    /** How guests reach the agency. */
    async contact() {
      const { phone, email } = await settings.read()
      return `call ${phone}, or write to ${email}`
    },

    /** The PDF behind a guest's link; for a superseded version, the token of the newer one. */
    async open(token: string) {
      const quote = await read(token)
      if (!quote) return undefined
      if (quote.state === 'superseded' && quote.current) return { movedTo: quote.current }
      const fileName = `${quote.reference}.pdf`
      return { fileName, print: () => printer.print(() => jobOf(quote, token)).catch(whenBusy) }
    },
  }
}

function whenBusy(error: unknown): 'busy' {
  if (error instanceof PrinterBusy) return 'busy'
  throw error
}

async function logoOf(agency: Agency, images: Parts['images']): Promise<PlanJob['logo']> {
  if (hasBundledLogo(agency)) return { type: 'svg', body: await readFile(bundledLogo) }
  const own = readBrandPicture(agency.brandLogo)
  const opened = own && (await images.open(own.path))
  return opened && { type: 'webp', body: await buffer(opened.body) }
}
