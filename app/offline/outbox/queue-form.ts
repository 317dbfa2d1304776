import { clearDraft } from '../../site/forms/draft.ts'
import { queueEnquiry } from './outbox.ts'

interface Syncing {
  sync?: { register(tag: string): Promise<void> }
}

/** Stores what was just submitted offline with this page's form. False if it cannot be stored. */
export async function queueForm(sent: FormData): Promise<boolean> {
  const fields = [...sent]
  if (!fields.every(isText)) return false
  const heading = document.querySelector('h1')?.textContent ?? document.title
  try {
    const title = heading.trim()
    if (!(await queueEnquiry({ address: location.pathname, title, fields }))) return false
  } catch {
    return false
  }
  clearDraft()
  askForSync()
  return true
}

const isText = (field: [string, FormDataEntryValue]): field is [string, string] =>
  typeof field[1] === 'string'

/** Requests background sync if supported; otherwise the next visit sends it. */
async function askForSync() {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (registration as Syncing | undefined)?.sync?.register('outbox').catch(() => undefined)
}
