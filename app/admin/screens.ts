import type { KindName } from '#catalogue/kinds.ts'
import type { Problem } from '#server/wire/problem.ts'
import { messageOf } from './api/field-errors.ts'

/** How something is told: a toast at the top right, or an alert inside the page. */
export type Told = { as: 'toast' | 'alert'; text: string }
type Refused = (problem: Problem) => Told

/** The words of one kind's screen. */
export interface Screen {
  title: string
  list: string
  add: string
  update: string
  question: string
  added: Told
  updated: Told
  deleted: Told
  listFailed: Told
  saveFailed: Refused
  deleteFailed: Refused
  /** Whether a refused save also shows the server's whole answer. */
  showsAnswer?: boolean
  /** A second name that the price has on the wire. */
  priceName?: string
  /** The label of the pictures, where the documents give one. */
  pictures?: string
}

export const busyTexts = { add: 'Submitting...', update: 'Updating...' }
const somethingWrong = 'Something went wrong'

const toast = (text: string): Told => ({ as: 'toast', text })
const alert = (text: string): Told => ({ as: 'alert', text })

/** What the documents leave open is said alike for every kind. */
const usual = (thing: string) => ({
  added: toast(`${thing} added successfully!`),
  updated: toast(`${thing} updated successfully!`),
  deleted: toast(`${thing} deleted successfully!`),
  listFailed: alert('The list could not be loaded. Please try again.'),
  saveFailed: (problem: Problem) => alert(`Error: ${messageOf(problem)}`),
  deleteFailed: (problem: Problem) => alert(`Error: ${messageOf(problem)}`),
})

const packageTexts = {
  add: 'Add Package',
  update: 'Update Package',
  question: 'Are you sure you want to delete this package?',
}

export const screens: Record<KindName, Screen> = {
  Hotel: {
    title: 'Hotel Management',
    list: 'Existing Hotels',
    add: 'Add Hotel',
    update: 'Update Hotel',
    pictures: 'Hotel Images',
    question: 'Are you sure you want to delete this hotel?',
    added: toast('Hotel created successfully!'),
    updated: toast('Hotel updated successfully!'),
    deleted: toast('Hotel deleted successfully!'),
    listFailed: alert('Error fetching hotels. Please try again.'),
    saveFailed: ({ Error: message }) => alert(`Error: ${message || somethingWrong}`),
    deleteFailed: ({ Error: message }) => alert(message || somethingWrong),
  },
  Villa: {
    ...usual('Villa'),
    title: 'Villas Management',
    list: 'Existing Villas',
    add: 'Add Villa',
    update: 'Update Villa',
    question: 'Are you sure you want to delete this villa?',
    saveFailed: () => toast('There was an error processing your request.'),
    deleteFailed: () => toast('There was an error deleting the villa.'),
  },
  TravelPackage: {
    ...usual('Travel package'),
    ...packageTexts,
    title: 'Travel Package Form',
    list: 'Existing Travel Packages',
    showsAnswer: true,
  },
  Transportation: {
    ...usual('Vehicle'),
    title: 'Transportation Form',
    list: 'Existing Vehicles',
    add: 'Add Vehicle',
    update: 'Update Vehicle',
    question: 'Are you sure you want to delete this vehicle?',
    priceName: 'space',
  },
  Adventure: {
    ...usual('Adventure package'),
    ...packageTexts,
    title: 'Adventure management',
    list: 'Existing Adventure Packages',
  },
  Shoot: {
    ...usual('Shoot package'),
    ...packageTexts,
    title: 'Photography Packages',
    list: 'Existing Shoot Packages',
    question: 'Are you sure you want to delete this shoot package?',
  },
  EventManagement: {
    ...usual('Event management package'),
    ...packageTexts,
    title: 'Event Management Form',
    list: 'Existing Event Management Packages',
    question: 'Are you sure you want to delete this event management package?',
  },
  Relaxation: {
    ...usual('Wellness package'),
    ...packageTexts,
    title: 'Wellness Packages',
    list: 'Existing Wellness Packages',
    showsAnswer: true,
  },
}
