import type { Generated, Kysely, Transaction } from 'kysely'
import type { EnquiryStatus, Origin, Suspicion } from '#catalogue/enquiries/enquiry.ts'
import type { HistoryAction, HistoryKind } from '#catalogue/history.ts'
import type { Status } from '#catalogue/kind.ts'
import type { KindName } from '#catalogue/kinds.ts'
import type { CostUnit } from '#catalogue/local-costs/local-cost.ts'
import type { ImageFolder } from '#catalogue/pictures/image.ts'
import type { AccountTables, Instant } from './tables/account-tables.ts'
import type { ConditionTables } from './tables/condition-tables.ts'
import type { ImportTables } from './tables/import-tables.ts'
import type { QuoteTables } from './tables/quote-tables.ts'
import type { RateTables } from './tables/rate-tables.ts'
import type { ReviewTables } from './tables/review-tables.ts'

/** JSON text on both databases. */
type Json = string

export interface Tables
  extends AccountTables,
    ConditionTables,
    ImportTables,
    QuoteTables,
    RateTables,
    ReviewTables {
  listings: {
    id: Generated<number>
    kind: KindName
    categoryId: number | null
    title: string
    /** The sort key. */
    titleKey: Generated<string>
    price: number
    oldPrice: number | null
    status: Status
    position: number
    version: Generated<number>
    details: Json
    createdAt: Instant
    updatedAt: Instant
    deletedAt: Instant | null
    /** Its row in the search index. */
    searchRow: Generated<number | null>
  }
  parts: {
    id: Generated<number>
    listingId: number
    /** The documented name of the nested list: 'dayWiseItinerary'. */
    part: string
    position: number
    version: Generated<number>
    details: Json
    createdAt: Instant
    updatedAt: Instant
  }
  /** Which listings refer to a destination; derived from their details. */
  destinationListings: {
    destinationId: number
    listingId: number
  }
  /** Pictures of listings and of parts. */
  images: {
    id: Generated<number>
    listingId: number
    partId: number | null
    position: number
    folder: ImageFolder
    name: string
    width: number
    height: number
    blur: string
    alt: string
    /** SHA-256 of its main file, hexadecimal; null until computed, '' if the file is missing. */
    hash: Generated<string | null>
    createdAt: Instant
  }
  /** Counters of rate limits; times are milliseconds since 1970. */
  limits: {
    /** SHA-256 of the limit's name and the caller. */
    key: string
    taken: number
    /** Until then everything is refused. */
    freeAt: number
    /** From then on the row is ignored. */
    endsAt: number
  }
  enquiries: {
    id: Generated<number>
    /** The reference that visitors quote: 'KE-7F3K2M'; that of a tap is shorter. */
    reference: string
    /** The form that was sent, or the link that was tapped. */
    form: Origin
    /** A hash of the sender's key and the content, so that the same submission is stored once. */
    idempotencyKey: string | null
    name: string
    email: string
    phone: string
    /** The address in lower case and the last ten digits, to recognise the same person. */
    emailKey: string
    phoneKey: string
    /** The same for all enquiries of one person. */
    thread: string
    kind: string | null
    listingId: number | null
    partId: number | null
    /** As they were at the time of the enquiry; the price is the part's if there is one. */
    listingTitle: string
    partTitle: string
    price: number | null
    /** The other fields of the form. */
    details: Json
    status: EnquiryStatus
    suspicion: Suspicion
    /** Increases with each change by staff, except notes. */
    version: Generated<number>
    assigneeId: number | null
    /** A day in Srinagar, '2026-12-24'. */
    followUpOn: string | null
    /** The page it was sent from. */
    source: string
    /** The version of the privacy policy that the visitor accepted. */
    consentVersion: string | null
    createdAt: Instant
    updatedAt: Instant
    /** When staff first acted on it; until then a tap is not an enquiry. */
    takenUpAt: Generated<Instant | null>
  }
  enquiryNotes: {
    id: Generated<number>
    enquiryId: number
    userId: number | null
    /** The name remains when the account is removed. */
    author: string
    text: string
    createdAt: Instant
  }
  jobs: {
    id: Generated<number>
    name: string
    payload: Json
    /** A job with the same key is queued once. */
    key: string | null
    runAt: Instant
    attempts: Generated<number>
    leasedUntil: Instant | null
    lastError: string | null
    /** When it was given up; only staff can retry it. */
    stuckAt: Instant | null
    doneAt: Instant | null
    createdAt: Instant
  }
  settings: {
    name: string
    value: Json
    updatedAt: Instant
  }
  texts: {
    name: string
    /** Null if staff reset it to the default; the version keeps counting. */
    value: Json | null
    version: number
    updatedAt: Instant
  }
  history: {
    id: Generated<number>
    at: Instant
    userId: number | null
    /** The name remains when the account is removed. */
    author: string
    action: HistoryAction
    kind: HistoryKind
    listingId: number | null
    /** The part of a listing, or the text. */
    name: string | null
    partId: number | null
    /** Its title at that time. */
    title: string
    /** The version of the listing or text that the change created, if any. */
    version: number | null
    before: Json | null
    after: Json | null
  }
  redirects: {
    id: Generated<number>
    /** The old address in its normalised form: `/tours.php?id=3`. */
    source: string
    target: string
    hits: Generated<number>
    hitAt: Instant | null
    version: Generated<number>
    createdAt: Instant
    updatedAt: Instant
  }
  /** Amounts that guests pay locally. */
  localCosts: {
    id: Generated<number>
    destinationId: number
    what: string
    /** Normalised name, to recognise other spellings. */
    whatKey: string
    unit: CostUnit
    low: number
    high: number
    paidTo: string
    source: string
    /** A day in Srinagar; blank if never checked. */
    checkedOn: string
    /** Days of the year, `03-20`; blank if that end is open. */
    seasonFrom: string
    seasonTo: string
    note: string
    /** 0 or 1: invented as a starting point. */
    isSample: number
    version: Generated<number>
    createdAt: Instant
    updatedAt: Instant
  }
  /** Requested addresses that were not found. */
  missedAddresses: {
    path: string
    count: number
    askedAt: Instant
  }
  /** The last results of stock services, one row per search. */
  stockMedia: {
    topic: string
    media: Json
    /** When the service is asked again. */
    dueAt: Instant
    /** Consecutive failed attempts. */
    failures: number
  }
}

export type Db = Kysely<Tables>
/** The only handle to use inside a transaction: the outer one would deadlock on SQLite. */
export type Tx = Transaction<Tables>
export type Queries = Db | Tx
