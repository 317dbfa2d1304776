import type { Kind } from '#catalogue/kind.ts'
import { type KindName, kindNames, kindOf } from '#catalogue/kinds.ts'
import type { Problem } from '#server/wire/problem.ts'
import { messageOf } from './api/field-errors.ts'
import { alert, type Notice, toast } from './notice.ts'

type Refused = (problem: Problem) => Notice

export interface Screen extends Omit<Kind['office'], 'menu' | 'thing'> {
  added: Notice
  updated: Notice
  deleted: Notice
  listFailed: Notice
  saveFailed: Refused
  deleteFailed: Refused
  showsAnswer?: boolean
  pictures?: string
}

export const busyTexts = { add: 'Submitting...', update: 'Updating...' }
const somethingWrong = 'Something went wrong'

/** Undocumented messages, the same for every kind. */
const defaultMessages = (thing: string) => ({
  added: toast(`${thing} added successfully!`),
  updated: toast(`${thing} updated successfully!`),
  deleted: toast(`${thing} deleted successfully!`),
  listFailed: alert('The list could not be loaded. Please try again.'),
  saveFailed: (problem: Problem) => alert(`Error: ${messageOf(problem)}`),
  deleteFailed: (problem: Problem) => alert(`Error: ${messageOf(problem)}`),
})

const failedVilla = (text: string) => (problem: Problem) => ({
  ...toast(text),
  reason: messageOf(problem),
})

/** Documented messages of single kinds. */
const ownMessages: Partial<Record<KindName, Partial<Screen>>> = {
  Hotel: {
    pictures: 'Hotel Images',
    added: toast('Hotel created successfully!'),
    listFailed: alert('Error fetching hotels. Please try again.'),
    saveFailed: ({ Error: message }) => alert(`Error: ${message || somethingWrong}`),
    deleteFailed: ({ Error: message }) => alert(message || somethingWrong),
  },
  Villa: {
    saveFailed: failedVilla('There was an error processing your request.'),
    deleteFailed: failedVilla('There was an error deleting the villa.'),
  },
  TravelPackage: { showsAnswer: true },
  Relaxation: { showsAnswer: true },
}

function screenOf(name: KindName): Screen {
  const { thing, menu, ...words } = kindOf(name).office
  return { ...defaultMessages(thing), ...words, ...ownMessages[name] }
}

export const screens = Object.fromEntries(
  kindNames.map((name) => [name, screenOf(name)]),
) as Record<KindName, Screen>
