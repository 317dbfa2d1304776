import { readStored, store } from '../../site/stored-text.ts'
import type { WaitingEnquiry } from './waiting-enquiry.ts'

const key = 'waitingEnquiries'

/** Enquiries that did not fit into the full database. Only pages can read them, the worker cannot. */
export function spareEnquiries(): WaitingEnquiry[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

const without = (id: string) => spareEnquiries().filter((each) => each.id !== id)

/** Whether there was space. */
export const storeSpare = (enquiry: WaitingEnquiry): boolean =>
  store(key, JSON.stringify([...without(enquiry.id), enquiry]))

export function removeSpare(id: string): void {
  if (spareEnquiries().some((each) => each.id === id)) store(key, JSON.stringify(without(id)))
}
