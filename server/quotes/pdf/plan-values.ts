import { bundledColours } from '#catalogue/brand/palette.ts'
import { shortDay } from '#catalogue/dates/day-words.ts'
import { dayInKolkata } from '#catalogue/dates/kolkata.ts'
import { costsLead, costsTitle } from '#catalogue/local-costs/cost-words.ts'
import { rupees } from '#catalogue/prices/money.ts'
import { withExtras } from '#catalogue/quotes/pricing/with-extras.ts'
import type { PublicOption, PublicVersion } from '#catalogue/quotes/public-version.ts'
import { daysText, emergencyNumber, emergencyServices } from '#catalogue/quotes/trip/trip.ts'
import {
  datedDays,
  leaving,
  lineFacts,
  nightsText,
  partyText,
  roomsText,
  sharesTexts,
} from '#catalogue/quotes/words.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { GuestQuote } from '../answers.ts'
import type { PlaceCosts } from '../on-the-spot.ts'
import type { Trip } from '../trips.ts'
import { proseOf } from './prose.ts'

export type Agency = Pick<
  Settings,
  'operatorName' | 'phone' | 'email' | 'address' | 'brandPrimary' | 'brandLogo'
>

export type PlanValues = ReturnType<typeof planValues>

/** All texts of the PDF, as `plan.typ` sets them; only what the guest may read. */
export function planValues(
  quote: GuestQuote,
  agency: Agency,
  { link, today, trip, costs = [] }: Made,
) {
  const { version, reference, number } = quote
  return {
    title: `Kashmir, for ${version.guestName}`,
    kicker: `Plan ${reference} · version ${number} · as of ${shortDay(today)}`,
    footer: [reference, agency.operatorName, agency.phone].filter(Boolean).join(' · '),
    agency: {
      name: agency.operatorName,
      colour: agency.brandPrimary || bundledColours.primary,
      lines: [agency.phone, agency.email, ...agency.address.split('\n')].filter(Boolean),
    },
    notice: noticeOf(quote),
    facts: factsOf(version, isOpen(quote)),
    trip: tripOf(trip, agency),
    word: proseOf(version.word),
    author: [quote.author, agency.operatorName].filter(Boolean).join(', '),
    ...pricesOf(quote),
    days: datedDays(version).map(({ day, date, place, title, text }) => ({
      ...{ label: `Day ${day}`, date: shortDay(date), place, title, text: proseOf(text) },
    })),
    inclusions: [...new Set(version.inclusions)],
    exclusions: [...new Set(version.exclusions)],
    terms: [
      { title: 'Payment', text: proseOf(version.paymentTerms) },
      { title: 'When you cancel', text: proseOf(version.cancellationTerms) },
    ].filter(({ text }) => text.length > 0),
    costs: { title: costsTitle, lead: costsLead, places: costs },
    answer: answerOf(quote),
    link,
  }
}

interface Made {
  /** Of the guest's page. */
  link: string
  today: string
  /** Of an accepted quote. */
  trip?: Trip
  costs?: PlaceCosts[]
}

/** The trip sheet; empty unless the quote is accepted. */
function tripOf(trip: Trip | undefined, { operatorName }: Agency) {
  const { stays = [], places = [], phone = '', whatsapp = '' } = trip ?? {}
  return {
    stays: stays.map(({ text, when, house }) => ({
      ...{
        text,
        when,
        house: house ? [house.title, house.address].filter(Boolean).join(', ') : '',
      },
    })),
    places: places.map(({ place, days }) => ({ title: place.title, days: daysText(days) })),
    phones: trip
      ? [
          { label: `${operatorName}, for your hotels and drivers too`, value: phone },
          { label: 'WhatsApp', value: whatsapp },
          { label: emergencyServices, value: emergencyNumber },
        ]
      : [],
  }
}

const isOpen = ({ state }: GuestQuote) => state === 'sent' || state === 'viewed'

/** Why the plan cannot be accepted; blank if it can. */
function noticeOf({ state, version, decidedAt }: GuestQuote): { text: string; isGood: boolean } {
  const on = decidedAt ? ` on ${shortDay(dayInKolkata(new Date(decidedAt)))}` : ''
  const texts = {
    sent: '',
    viewed: '',
    accepted: `Accepted${on}. We are looking forward to your visit.`,
    declined: `This plan was declined${on}. We gladly make another one.`,
    expired: `This offer ended on ${shortDay(version.validUntil)}. Ask us for today’s price.`,
    superseded: 'This plan is no longer the current one. Ask us for the new one.',
  }
  return { text: texts[state], isGood: state === 'accepted' }
}

function factsOf(version: PublicVersion, isOpen: boolean) {
  return [
    { label: 'Arrival', value: shortDay(version.arrival) },
    { label: 'Leaving', value: shortDay(leaving(version)) },
    { label: 'Stay', value: nightsText(version.nights) },
    { label: 'Guests', value: unbrokenAges(partyText(version.party)) },
    { label: 'Rooms', value: roomsText(version.rooms) },
    { label: 'Valid until', value: isOpen ? shortDay(version.validUntil) : '' },
  ].filter(({ value }) => value !== '')
}

/** If the party takes two lines, the children's ages stay together. */
const unbrokenAges = (party: string) =>
  party.replace(/\(.*\)/, (ages) => ages.replaceAll(' ', '\u00a0'))

/** The options; of an accepted plan only the chosen one, with its extras. */
function pricesOf({ state, version, decision }: GuestQuote) {
  const chosen = state === 'accepted' ? decision : null
  const options = version.options.filter(({ id }) => !chosen || id === chosen.optionId)
  const titles = [
    'What it costs',
    'What it costs',
    'Two ways to choose from',
    'Three ways to choose from',
  ]
  return {
    optionsTitle: chosen ? 'What you accepted' : titles[options.length],
    options: options.map((option) => optionOf(option, version.party, chosen?.extras)),
    priceNote: 'All prices in Indian rupees, for the whole party where it does not say otherwise.',
  }
}

function optionOf(option: PublicOption, party: PublicVersion['party'], ticked?: string[]) {
  const sums = withExtras(option, party.adults, ticked ?? [])
  const extras = option.extras.filter(({ id }) => !ticked || ticked.includes(id))
  return {
    name: option.name,
    isChosen: ticked !== undefined,
    total: rupees(sums.total),
    sums: [...sharesTexts(sums, party), ...taxText(option, sums.taxAmount)],
    lines: option.lines.map((line) => ({ text: line.text, facts: lineFacts(line) })),
    extrasTitle: ticked ? 'With these extras' : 'Extras, if you like',
    extras: extras.map(({ text, price }) => ({
      ...{ text, price: ticked ? 'included' : `+ ${rupees(price)}` },
    })),
  }
}

function taxText({ tax }: PublicOption, amount: number): string[] {
  if (!tax) return []
  if (tax.shownAs === 'included') return [`${tax.label} included`]
  return [`${rupees(amount)} of it ${tax.label} (${tax.percent}%)`]
}

function answerOf(quote: GuestQuote) {
  if (isOpen(quote)) {
    const until = shortDay(quote.version.validUntil)
    return {
      title: 'Say yes, or ask for a change',
      text: `Scan the code or open this page until the end of ${until}:`,
    }
  }
  if (quote.state === 'accepted') {
    return { title: 'Your plan online', text: 'Scan the code or open this page:' }
  }
  return { title: 'Ask us for a new plan', text: 'Scan the code or open this page:' }
}
