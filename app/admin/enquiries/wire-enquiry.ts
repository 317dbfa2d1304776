import {
  type EnquiryStatus,
  type Origin,
  origins,
  type Suspicion,
} from '#catalogue/enquiries/enquiry.ts'
import type { WireList } from '../api/wire.ts'
import { upperFirst } from '../upper-first.ts'

/** An enquiry as staff get it. */
export interface WireEnquiry {
  id: number
  reference: string
  form: Origin
  name: string
  email: string
  phone: string
  kind: string | null
  listingId: number | null
  listingTitle: string
  partTitle: string
  price: number | null
  details: Record<string, unknown>
  status: EnquiryStatus
  suspicion: Suspicion
  version: number
  assigneeId: number | null
  assigneeName: string | null
  /** A day: 2026-12-24. */
  followUpOn: string | null
  source: string
  createdAt: string
  /** Null until staff did something about it. */
  takenUpAt: string | null
}

export interface WireNote {
  id: number
  author: string
  text: string
  createdAt: string
}

export interface WireEnquiryFile extends WireEnquiry {
  notes: WireList<WireNote>
  others: WireList<WireEnquiry>
  /** How many enquiries the person sent, this one included. */
  totalOfPerson: number
}

export interface EnquirySummary {
  byStatus: Partial<Record<EnquiryStatus, number>>
  due: number
  suspected: number
  taps: number
  latestId: number
  byListing: { listingId: number; kind: string; title: string; count: number; before: number }[]
  byWeek: { from: string; count: number }[]
  /** In as many weeks before these. */
  before: number
}

export interface Assignee {
  id: number
  name: string
}

export const isClosed = (status: EnquiryStatus) => status === 'won' || status === 'lost'

export const originText = (origin: Origin) => upperFirst(origins[origin].noun)

/** Who it is from; of a tap nobody knows until they write or call. */
export const nameOf = ({ name, form }: Pick<WireEnquiry, 'name' | 'form'>) =>
  name || originText(form)

export const statusTexts: Record<EnquiryStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
}
