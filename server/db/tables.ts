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

/** Text holding JSON, on both databases. */
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
    /** What it is sorted by. */
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
  /** Which listings name a destination; made from their details. */
  destinationListings: {
    destinationId: number
    listingId: number
  }
  /** A picture belongs to a listing, or to one of its parts. */
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
    /** SHA-256 of its main file, hexadecimal; null until it is known, '' where the file is missing. */
    hash: Generated<string | null>
    createdAt: Instant
  }
  /** What came lately, counted; times are milliseconds since 1970. */
  limits: {
    /** SHA-256 of what is limited and of whom. */
    key: string
    taken: number
    /** Before it nothing more is let through. */
    freeAt: number
    /** From then on it counts as never taken. */
    endsAt: number
  }
  enquiries: {
    id: Generated<number>
    /** What the visitor quotes on the phone: 'KE-7F3K2M'; a tap's is shorter. */
    reference: string
    /** The form that was sent, or the link that was tapped. */
    form: Origin
    /** A hash of the sender's key and of all that was sent: the same submission is stored once. */
    idempotencyKey: string | null
    name: string
    email: string
    phone: string
    /** The address in lower case, and the last ten digits: how the same person is known again. */
    emailKey: string
    phoneKey: string
    /** The same for all that one person wrote. */
    thread: string
    kind: string | null
    listingId: number | null
    partId: number | null
    /** As they were when the visitor wrote; the price is the part's where there is one. */
    listingTitle: string
    partTitle: string
    price: number | null
    /** The form's other fields. */
    details: Json
    status: EnquiryStatus
    suspicion: Suspicion
    /** Grows with each change that staff make, notes aside. */
    version: Generated<number>
    assigneeId: number | null
    /** A day in Srinagar, '2026-12-24'. */
    followUpOn: string | null
    /** The page it was sent from. */
    source: string
    /** The privacy policy that the visitor agreed to. */
    consentVersion: string | null
    createdAt: Instant
    updatedAt: Instant
    /** When staff first did something about it; till then a tap is no enquiry. */
    takenUpAt: Generated<Instant | null>
  }
  enquiryNotes: {
    id: Generated<number>
    enquiryId: number
    userId: number | null
    /** The name stays when the account goes. */
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
    /** When it was given up; only staff set it going again. */
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
    /** Null where staff went back to the default; the version goes on. */
    value: Json | null
    version: number
    updatedAt: Instant
  }
  history: {
    id: Generated<number>
    at: Instant
    userId: number | null
    /** The name stays when the account goes. */
    author: string
    action: HistoryAction
    kind: HistoryKind
    listingId: number | null
    /** The part of a listing, or the text. */
    name: string | null
    partId: number | null
    /** As it was called then. */
    title: string
    /** The version that it made of a listing or a text, if it made one. */
    version: number | null
    before: Json | null
    after: Json | null
  }
  redirects: {
    id: Generated<number>
    /** The old address, as all its spellings are kept: `/tours.php?id=3`. */
    source: string
    target: string
    hits: Generated<number>
    hitAt: Instant | null
    version: Generated<number>
    createdAt: Instant
    updatedAt: Instant
  }
  /** What guests pay on the spot. */
  localCosts: {
    id: Generated<number>
    destinationId: number
    what: string
    /** By which one that is written another way is known again. */
    whatKey: string
    unit: CostUnit
    low: number
    high: number
    paidTo: string
    source: string
    /** A day in Srinagar; blank where nobody has made sure. */
    checkedOn: string
    /** Days of any year, `03-20`; blank where that end is open. */
    seasonFrom: string
    seasonTo: string
    note: string
    /** 0 or 1: made up for a start. */
    isSample: number
    version: Generated<number>
    createdAt: Instant
    updatedAt: Instant
  }
  /** Addresses that nothing answered. */
  missedAddresses: {
    path: string
    count: number
    askedAt: Instant
  }
  /** What stock services answered last: a row a search. */
  stockMedia: {
    topic: string
    media: Json
    /** When the service is asked again. */
    dueAt: Instant
    /** Attempts that failed since the last one that did not. */
    failures: number
  }
}

export type Db = Kysely<Tables>
/** Inside a transaction only this is used: the outer handle would wait for ever on SQLite. */
export type Tx = Transaction<Tables>
export type Queries = Db | Tx
