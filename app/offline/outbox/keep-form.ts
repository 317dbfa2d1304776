import { clearDraft } from '../../site/forms/draft.ts'
import { keepEnquiry } from './outbox.ts'

interface Syncing {
  sync?: { register(tag: string): Promise<void> }
}

/** Keeps what was just sent without a network from the form of this page. False where it cannot be kept. */
export async function keepForm(sent: FormData): Promise<boolean> {
  const fields = [...sent]
  if (!fields.every(isText)) return false
  const heading = document.querySelector('h1')?.textContent ?? document.title
  try {
    const title = heading.trim()
    if (!(await keepEnquiry({ address: location.pathname, title, fields }))) return false
  } catch {
    return false
  }
  clearDraft()
  askForSync()
  return true
}

const isText = (field: [string, FormDataEntryValue]): field is [string, string] =>
  typeof field[1] === 'string'

/** Where the browser can, it sends in the background; any later visit does as well. */
async function askForSync() {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (registration as Syncing | undefined)?.sync?.register('outbox').catch(() => undefined)
}
