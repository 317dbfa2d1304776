import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { phoneOf } from './fill-enquiries.ts'

export interface Known {
  listings: number[]
  enquiries: { id: number; reference: string }[]
}

/** The calls of a screen; different ones in each round. */
type Screen = (known: Known, round: number) => string[]

const at = <T>(all: T[], round: number) => all[(round * 2309) % all.length] as T
const large = ['TravelPackage', 'Hotel'] as const
const sorts = ['price', '-price', 'title', '-title', 'newest', 'category']
const totals = (kind: string) =>
  ['status=published', 'status=draft', 'images=none'].map(
    (which) => `/${kind}?${which}&page=1&pageSize=1`,
  )
const search = (q: string) => encodeURIComponent(q)
const today = new Date().toISOString().slice(0, 10)
const todo = ['status=open&due=2026-01-01&sort=followUp', `status=open&due=${today}&sort=followUp`]
  .concat('status=new&followUp=none&sort=oldest')
  .map((which) => `/Enquiry?${which}&pageSize=5`)

const enquiries = (which: string) => [`/Enquiry?${which}&pageSize=25`]

const ofEnquiries: Record<string, Screen> = {
  'Enquiries: screen': () => [
    '/Enquiry/summary?',
    '/Enquiry/assignees',
    ...enquiries('status=open&sort=due'),
  ],
  'Enquiries: another page': (_, n) => enquiries(`status=open&sort=due&page=${1 + n * 11}`),
  'Enquiries: every order': (_, n) =>
    enquiries(`sort=${['newest', 'oldest', 'followUp', 'due'][n % 4]}&suspected=all`),
  'Enquiries: search by title': (_, n) => enquiries(`q=${search(`houseboat gulmarg ${n}`)}`),
  'Enquiries: search by phone': (_, n) =>
    enquiries(`q=${search(phoneOf(n * 501 + 1).slice(4))}&suspected=all&taps=all`),
  'Enquiries: search by reference': (known, n) =>
    enquiries(`q=${at(known.enquiries, n).reference}&suspected=all`),
  'Enquiries: tabs of a search': (_, n) => [`/Enquiry/summary?q=${search(`guest ${n}`)}`],
  Desk: (known, n) => [
    `/Enquiry/${at(known.enquiries, n).id}`,
    '/Enquiry/assignees',
    '/Text/replies',
  ],
}

const ofDashboard: Record<string, Screen> = {
  Dashboard: () => [
    ...todo,
    ...['/Overview', '/Enquiry/summary?weeks=12', '/Mail', '/User/me', '/User'],
  ],
  'Dashboard: a year': () => ['/Enquiry/summary?weeks=52'],
}

const ofPalette: Record<string, Screen> = {
  'Palette: a title': (_, n) => [`/Search?q=${search(`houseboat of gul${n % 2 ? 'm' : ''}`)}`],
  'Palette: a name': (_, n) => [`/Search?q=${search(`guest ${n * 7}`)}`],
  'Palette: a phone number': (_, n) => [`/Search?q=${search(phoneOf(n * 301 + 1))}`],
  'Palette: a reference': (known, n) => [`/Search?q=${at(known.enquiries, n).reference}`],
}

const ofCatalogue = Object.fromEntries(
  large.flatMap((kind): [string, Screen][] => {
    const { label } = kindOf(kind).office.menu
    const list = (which: string) => `/${kind}?${which}&pageSize=20`
    return [
      [`${label}: screen`, () => [list('page=1'), ...totals(kind)]],
      [`${label}: last pages`, (_, n) => [list(`page=${500 - n}`)]],
      [`${label}: every order`, (_, n) => [list(`page=2&sort=${sorts[n % sorts.length]}`)]],
      [`${label}: search by title`, (_, n) => [list(`page=1&q=houseboat+gulmarg+${n}`)]],
      [
        `${label}: search, all found`,
        (_, n) => [list(`page=1&q=${'kashmir'.slice(0, 4 + (n % 4))}`)],
      ],
      [
        `${label}: owners of parts`,
        (_, n) => [`/${kind}?sort=title&page=${1 + (n % 4)}&pageSize=250`],
      ],
    ]
  }),
)

const others = kindNames.filter((kind) => !large.some((each) => each === kind))

const ofTheRest: Record<string, Screen> = {
  'Other kinds: screen': (_, n) => {
    const kind = at(others, n)
    return [`/${kind}?page=1&pageSize=20`, ...totals(kind)]
  },
  Form: (known, n) => {
    const id = at(known.listings, n)
    return [`/Hotel/${id}`, `/History?listingId=${id}&page=1&pageSize=1`]
  },
  Pictures: (_, n) => [`/Picture?page=${1 + n}`],
  'Pictures: search': (_, n) => [`/Picture?q=houseboat+${n}`],
  History: () => ['/History?page=1', '/History/authors'],
  'Local costs': () => ['/local-costs?page=1', '/Destination?sort=title&page=1&pageSize=250'],
  'Rate book': () => ['/suppliers?page=1&pageSize=100'],
  'Rate book: supplier': (_, n) => [
    `/suppliers/${1 + (n % 12)}`,
    `/suppliers/${1 + (n % 12)}/rates`,
  ],
  Redirects: () => ['/Redirect?page=1', '/Redirect/missed'],
}

/** What staff do, by the names of screens and actions. */
export const screens: Record<string, Screen> = {
  ...ofEnquiries,
  ...ofDashboard,
  ...ofPalette,
  ...ofCatalogue,
  ...ofTheRest,
}
