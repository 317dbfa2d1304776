import { href } from 'react-router'
import { counted } from '#catalogue/noun.ts'
import { nameOf } from '../enquiries/enquiry-words.ts'
import { enquiryPath } from '../links/paths.ts'
import { playChime } from './chime.ts'
import type { Arrived } from './snapshot.ts'

/** The ways to announce an enquiry, each switched on by hand on this device. */
export type Means = 'sound' | 'notification'

const keys: Record<Means, string> = {
  sound: 'enquirySound',
  notification: 'enquiryNotification',
}

export const isOn = (means: Means) => localStorage.getItem(keys[means]) !== null
export const turnOff = (means: Means) => localStorage.removeItem(keys[means])
const turnOn = (means: Means) => localStorage.setItem(keys[means], '')

const unsupported = 'This browser can’t show notifications here.'
const refusals: Partial<Record<NotificationPermission, string>> = {
  default: 'Notifications stay off until you allow them when the browser asks.',
  denied:
    'Your browser blocks notifications from this site. Allow them in its settings for this site, then switch this on again.',
}

/** The reason why it cannot be switched on, if any. Must be called in a click handler. */
export async function switchOn(means: Means): Promise<string | undefined> {
  if (means === 'notification') {
    if (!('Notification' in window)) return unsupported
    const refusal = refusals[await Notification.requestPermission()]
    if (refusal) return refusal
    if (!show('New enquiries show up here')) return unsupported
  } else playChime()
  turnOn(means)
}

/** Announces new enquiries in the ways that are on. `open` navigates to a URL. */
export function announce(arrived: Arrived[], open: (to: string) => void) {
  if (isOn('sound')) playChime()
  if (!isOn('notification') || !('Notification' in window)) return
  const [first] = arrived
  if (first && arrived.length === 1) {
    const about = [first.listingTitle, first.partTitle].filter(Boolean).join(', ')
    const to = enquiryPath(first.id)
    show(`New enquiry: ${nameOf(first)}`, about, () => open(to))
  } else {
    const title = counted(arrived.length, 'new enquiry')
    show(title, '', () => open(href('/admin/enquiries')))
  }
}

/** Whether it was shown: some mobile browsers don't allow notifications from pages. */
function show(title: string, body = '', onOpen?: () => void): boolean {
  try {
    const shown = new Notification(title, { body, tag: 'enquiries', icon: '/apple-touch-icon.png' })
    shown.onclick = () => {
      window.focus()
      onOpen?.()
      shown.close()
    }
    return true
  } catch {
    return false
  }
}
