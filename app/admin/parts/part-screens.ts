import type { KindName } from '#catalogue/kinds.ts'
import type { Problem } from '#server/wire/problem.ts'
import { messageOf } from '../api/field-errors.ts'
import { alert, type Notice } from '../notice.ts'

/** Rules of a part that share one message. */
export interface PartRules {
  /** Shown if one of these fields is blank, or a required picture is missing. */
  incomplete?: { text: string; fields: string[]; picture?: boolean }
  wrong?: Record<string, string>
}

/** The texts of a part's screen, and the rules that share a message. */
export interface PartScreen extends PartRules {
  kind: KindName
  part: string
  title: string
  owner: string
  placeholder: string
  chooseFirst: string
  list: string
  add: string
  update: string
  reset?: string
  question: string
  pictures?: string
  added: Notice
  updated: Notice
  deleted: Notice
  /** By default a failure shows the server's message. */
  saveFailed?: string
  deleteFailed?: string
  listFailed: string
  ownersFailed: string
}

const wordsOf = (thing: string, noun = thing) => ({
  add: `Add ${noun}`,
  update: `Update ${noun}`,
  question: `Are you sure you want to delete this ${noun.toLowerCase()}?`,
  ...noticesOf(thing),
})

const noticesOf = (thing: string, as: Notice['as'] = 'toast') => ({
  added: { as, text: `${thing} added successfully!` },
  updated: { as, text: `${thing} updated successfully!` },
  deleted: { as, text: `${thing} deleted successfully!` },
})

const ofEvent = {
  kind: 'EventManagement' as const,
  owner: 'Event management package',
  placeholder: 'Select an event management package',
  chooseFirst: 'Please select an event management package first.',
  ownersFailed: 'The event management packages could not be loaded. Please try again.',
  listFailed: 'The list could not be loaded. Please try again.',
}

const ofHotel = {
  kind: 'Hotel' as const,
  owner: 'Hotel',
  placeholder: 'Select a hotel',
  chooseFirst: 'Please select a hotel first.',
  ownersFailed: 'Error fetching hotels.',
  reset: 'Reset',
}

/** By the last segment of the URL, in lower case. */
export const partScreens: Record<string, PartScreen> = {
  addons: {
    ...ofEvent,
    ...wordsOf('Add-on'),
    part: 'addons',
    title: 'Manage Addons',
    list: 'Existing Add-ons',
    incomplete: {
      text: 'Please fill in both title and description.',
      fields: ['title', 'description'],
    },
  },
  eventdaywize: {
    ...ofEvent,
    ...wordsOf('Itinerary'),
    part: 'dayWiseItineraries',
    title: 'Manage Day Wise Itineraries',
    list: 'Existing Itineraries',
    incomplete: {
      text: 'Please fill out all fields.',
      fields: ['dayNumber', 'title', 'details'],
    },
  },
  packageinclude: {
    ...ofEvent,
    ...wordsOf('Package include', 'Include'),
    part: 'packageIncludes',
    title: 'Manage Package Includes',
    list: 'Existing Package Includes',
    incomplete: {
      text: 'Please fill in all fields: title, description, and icon.',
      fields: ['title', 'description', 'icon'],
    },
  },
  hotelservices: {
    ...ofHotel,
    ...wordsOf('Service'),
    part: 'services',
    title: 'Manage Services',
    list: 'Existing Services',
    pictures: 'Icon',
    saveFailed: 'Failed to submit the service. Please try again.',
    deleteFailed: 'Failed to delete the service. Please try again.',
    listFailed: 'Error fetching services.',
  },
  hotelroom: {
    ...ofHotel,
    ...wordsOf('Room'),
    ...noticesOf('Room', 'alert'),
    part: 'hotelRooms',
    title: 'Manage Hotel Rooms',
    list: 'Existing Rooms',
    incomplete: {
      text: 'Please fill out all fields and upload at least one image.',
      fields: ['name', 'capacity', 'pricePerNight'],
      picture: true,
    },
    wrong: { pricePerNight: 'Please enter a valid price.' },
    pictures: 'Images',
    saveFailed: 'Error submitting room.',
    deleteFailed: 'Error deleting room.',
    listFailed: 'Error fetching rooms.',
  },
}

/** The notice of a call that failed. */
export const failed = (screen: PartScreen, call: 'save' | 'delete', problem: Problem) =>
  alert(screen[`${call}Failed`] ?? `Error: ${messageOf(problem)}`)

/** Those of a kind's part; the days of a travel package have none. */
export const rulesOf = (kind: KindName, part: string): PartRules =>
  Object.values(partScreens).find((screen) => screen.kind === kind && screen.part === part) ?? {}
