import { type Shortcut, Shortcuts } from '../../ui/shortcuts.tsx'

const press = (id: string) => () => document.getElementById(id)?.click()
const focus = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.focus()

export const deskShortcuts: Shortcut[] = [
  { key: 'c', text: 'Call', run: press('call') },
  { key: 'w', text: 'Write on WhatsApp', run: press('chat') },
  { key: 'm', text: 'Write an email', run: press('mail') },
  { key: 'r', text: 'Choose a prepared reply', run: focus('[data-reply]') },
  { key: 's', text: 'Change the status', run: focus('[id^=status-][aria-pressed=true]') },
  { key: 'f', text: 'Set the follow-up day', run: focus('#followUpOn') },
  { key: 'a', text: 'Assign to me', run: press('assign-to-me') },
  { key: 'n', text: 'Write a note', run: focus('#note') },
  { key: 'Ctrl+S', text: 'Save the note' },
  { key: 'j', text: 'Next enquiry', run: press('next') },
  { key: 'k', text: 'Previous enquiry', run: press('previous') },
  { key: 'u', text: 'Back to the list', run: press('all-enquiries') },
]

export const DeskShortcuts = () => <Shortcuts shortcuts={deskShortcuts} />
