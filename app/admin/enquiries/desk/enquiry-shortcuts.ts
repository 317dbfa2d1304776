import type { Shortcut } from '../../ui/shortcuts.tsx'

const press = (id: string) => () => document.getElementById(id)?.click()
const focus = (id: string) => () => document.getElementById(id)?.focus()

export const enquiryShortcuts: Shortcut[] = [
  { key: 'c', text: 'Call', run: press('call') },
  { key: 'w', text: 'Write on WhatsApp', run: press('chat') },
  { key: 'm', text: 'Write a mail', run: press('mail') },
  { key: 's', text: 'Change the status', run: focus('status') },
  { key: 'f', text: 'Set the follow-up day', run: focus('followUpOn') },
  { key: 'n', text: 'Write a note', run: focus('note') },
  { key: 'Ctrl+S', text: 'Save' },
  { key: 'u', text: 'Back to the list', run: press('all-enquiries') },
]
