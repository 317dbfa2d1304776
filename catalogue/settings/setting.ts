import type { z } from 'zod'
import { bundledName } from '../brand/brand.ts'
import type { FieldErrors } from '../field.ts'
import { isSold, type Kind } from '../kind.ts'
import { kinds, type SoldKindName } from '../kinds.ts'
import { brandSettings } from './brand-settings.ts'
import { sampleEmail, samplePhone } from './sample-contacts.ts'
import { type Setting, settingsOf } from './setting-field.ts'

const agency = settingsOf('Agency')
const prices = settingsOf('Prices')
const popup = settingsOf('Popup')
const chat = settingsOf('WhatsApp')
const quotes = settingsOf('Quotes')
const legal = settingsOf('Legal')
const security = settingsOf('Security')

const greeting = 'Hi, book me a trip to Kashmir'

/** Shown after the prices of each kind, instead of the kind's default text; stays come last. */
function priceUnits() {
  const all = Object.values<Kind>(kinds).filter(isSold)
  const stays = all.filter(({ office }) => office.menu.group === 'Stays')
  const units = [...all.filter((kind) => !stays.includes(kind)), ...stays].map(
    ({ name, priceName, priceUnit }) => [
      `priceBasis${name}`,
      prices.line(`${priceName} price unit`, '', { max: 40, placeholder: priceUnit }),
    ],
  )
  return Object.fromEntries(units) as Record<
    `priceBasis${SoldKindName}`,
    ReturnType<typeof prices.line>
  >
}

export const settings = {
  operatorName: agency.line('Agency name', bundledName, {
    required: true,
    hint: `The bundled logo is that of ${bundledName}: under another name, pages show the name instead.`,
  }),
  phone: agency.phone('Phone', samplePhone, { required: true, hint: 'Used by every call link.' }),
  travelPhone: agency.phone('Phone for guests on a trip', '', {
    hint: 'Answered at any hour; on accepted plans. Blank uses the phone number.',
  }),
  email: agency.email('Email', sampleEmail, { required: true }),
  address: agency.line('Address', 'Srinagar, Jammu and Kashmir'),
  mapsUrl: agency.url(
    'Maps page',
    'https://www.google.com/maps/search/?api=1&query=Srinagar%2C%20Jammu%20and%20Kashmir',
    { max: 1000, hint: 'Opened by the stars of a testimonial.' },
  ),
  facebookUrl: agency.url('Facebook page', 'https://www.facebook.com/'),
  instagramUrl: agency.url('Instagram page', 'https://www.instagram.com/'),
  youtubeUrl: agency.url('YouTube channel', 'https://www.youtube.com/'),
  xUrl: agency.url('X page', ''),

  oldPriceMarkup: prices.number(
    'Add to price for old price (₹)',
    1500,
    1_000_000,
    '0 hides the old price.',
  ),
  taxIncluded: prices.choice(
    'Tax',
    { '': 'Don’t mention tax', yes: 'Prices include tax', no: 'Tax is extra' },
    '',
  ),
  ...priceUnits(),
  localCostDays: prices.number(
    'Local costs are valid for (days)',
    180,
    1000,
    'Counted from the day of the check. Older ones read “last known, ask us”.',
  ),

  popupEnabled: popup.switch('Show the popup', true),
  popupTitle: popup.line('Title', 'Spring Tulip Festival Tour'),
  popupText: popup.paragraph(
    'Text',
    'See Asia’s largest tulip garden in bloom below the Zabarwan hills. Festival weeks fill up early.',
  ),
  popupButton: popup.line('Button', 'Book Your Escape Now', { max: 60 }),
  popupWhatsappText: popup.line('WhatsApp message', `${greeting} for the spring tulip festival`),
  popupUrl: popup.url('Button link', '', { hint: 'Blank opens WhatsApp.' }),
  popupDelayMs: popup.number('Delay before it shows (ms)', 2000, 600_000),
  popupShownMs: popup.number('Time until it hides (ms)', 15_000, 3_600_000),
  popupCountdownDays: popup.number('Countdown from first visit (days)', 10, 365),
  popupFixedDate: popup.date('Countdown to a fixed date', { hint: 'Overrides the day count.' }),

  whatsappNumber: chat.phone('WhatsApp number', '', { hint: 'Blank uses the phone number.' }),
  whatsappText: chat.line('Default message', greeting),
  floatingEnabled: chat.switch('Show the floating button', true),
  floatingButton: chat.line('Floating button', 'Book Tulip Tour on WhatsApp', { max: 60 }),
  floatingWhatsappText: chat.line(
    'Floating button message',
    `${greeting} for the spring tulip festival`,
  ),

  quoteValidDays: quotes.number('Quotes are valid for (days)', 7, 365),
  quoteMarkupPercent: quotes.number('Usual markup (%)', 15, 1000),
  quoteRounding: quotes.choice(
    'Round totals to',
    { '1': '₹1', '10': '₹10', '50': '₹50', '100': '₹100' },
    '10',
  ),
  quoteTaxName: quotes.line('Tax name', 'GST', { max: 40, hint: 'Blank for none.' }),
  quoteTaxPercent: quotes.number('Tax (%)', 5, 100),
  quoteTaxFrom: quotes.date('Tax applies from', { hint: 'Blank if it applies already.' }),
  quoteTaxPercentBefore: quotes.number('Tax until that day (%)', 0, 100),
  quoteTaxShown: quotes.choice(
    'Show the tax',
    { line: 'As a line of its own', included: 'As included' },
    'line',
  ),
  quoteMinimumMargin: quotes.number(
    'Minimum margin (%)',
    0,
    90,
    'Below it only an owner may send a quote.',
  ),
  quoteWord: quotes.paragraph(
    'Word to the guest',
    'Here is the plan we talked about. Tell us if you would like anything changed: asking costs nothing.',
  ),
  quotePaymentTerms: quotes.paragraph(
    'Payment terms',
    '- 25% to confirm the rooms\n- The rest on the first evening',
  ),
  quoteCancellationTerms: quotes.paragraph(
    'Cancellation terms',
    'Up to 30 days before arrival we refund everything except ₹1,000 per person; after that, whatever the hotels do not keep.',
  ),

  listingTerms: legal.paragraph(
    'Terms for imported listings',
    'Our terms and conditions apply.',
    'Used where an imported listing has no terms.',
  ),
  listingInformation: legal.paragraph(
    'Information for imported listings',
    'Call or message us for timings, the meeting point and what to bring.',
    'Used where an imported listing has no additional information.',
  ),

  jurisdictionCity: legal.line('Court jurisdiction', 'Srinagar', { required: true }),
  registrationNumber: legal.line('Registration number', '', { max: 60 }),
  registrationExpiry: legal.date('Registration valid until'),
  gstin: legal.line('GSTIN', '', { max: 15 }),
  grievanceOfficerName: legal.line('Grievance officer', ''),
  grievanceOfficerEmail: legal.email('Grievance officer’s email', ''),
  grievanceOfficerPhone: legal.phone('Grievance officer’s phone', ''),
  enquiryRetentionMonths: legal.number(
    'Delete enquiries after (months)',
    24,
    120,
    'Counted from the last change, and final. Won ones are kept; 0 keeps all.',
  ),
  termsDate: legal.date('Terms last updated'),
  privacyDate: legal.date('Privacy policy last updated'),

  secondFactor: security.choice(
    'Second factor required',
    { nobody: 'For nobody', owners: 'For owners', everybody: 'For everybody' },
    'nobody',
    'A code from a phone as well as the password. Anyone without one sets it up at once.',
  ),
  ...brandSettings,

  idleMinutes: security.number(
    'Log out after (minutes)',
    240,
    720,
    'When not used. 0 never does; after 12 hours everyone logs in again.',
  ),
} satisfies Record<string, Setting>

/** Settings that require a recently entered password. */
export const guardedSettings: readonly string[] = ['secondFactor', 'idleMinutes']

/** Without those that only an owner may read. */
export function withoutOwners<Values extends object>(values: Values) {
  const { quoteMinimumMargin: _, ...others } = values as Values & { quoteMinimumMargin?: unknown }
  return others
}

export type SettingName = keyof typeof settings
export type Settings = { [N in SettingName]: z.output<(typeof settings)[N]['schema']> }

export const settingNames = Object.keys(settings) as SettingName[]

export const defaultSettings = Object.fromEntries(
  settingNames.map((name) => [name, settings[name].default]),
) as Settings

/** The digits for `https://wa.me/`. */
export const chatNumber = ({ whatsappNumber, phone }: Pick<Settings, 'whatsappNumber' | 'phone'>) =>
  (whatsappNumber || phone).replace(/\D/g, '')

/** The changed settings, normalised, or messages by setting; unknown names are ignored. */
export function checkSettings(patch: Record<string, unknown>) {
  const values: Partial<Settings> = {}
  const errors: FieldErrors = {}
  for (const name of settingNames) {
    if (patch[name] === undefined) continue
    const result = settings[name].schema.safeParse(patch[name])
    if (result.success) Object.assign(values, { [name]: result.data })
    else errors[name] = result.error.issues.map(({ message }) => message)
  }
  return Object.keys(errors).length ? { errors } : { values }
}
