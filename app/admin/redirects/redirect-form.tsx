import type { WireRedirect } from '#server/api/redirects/redirect-routes.ts'
import { EntryForm } from '../record-form/entry-form.tsx'
import { useEntryForm } from '../record-form/use-entry-form.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { TextInput } from '../ui/text-input.tsx'

interface Props {
  /** The redirect to change; a new one if absent. */
  edited?: WireRedirect
  from: string
  to: string
}

const places = {
  from: { label: 'From', hint: 'An old address: /tours/dal-lake.html, or the whole of it pasted' },
  to: { label: 'To', hint: 'A page of this site: /hotels, or a full address with https://' },
}

/** Adds or changes a redirect, with initial values from the URL. */
export function RedirectForm({ edited, ...asked }: Props) {
  const form = useEntryForm({
    ...{ edited, path: '/Redirect', id: 'redirect', first: 'to' },
    ...(asked.from !== '' && { isOpened: true }),
    place: ['from', 'to', 'edit', ...(edited ? ['q', 'page'] : [])],
    typedFrom: (rule: { from: string; to: string } = asked) => ({ from: rule.from, to: rule.to }),
    typedNext: () => ({ from: '', to: '' }),
    saidOf: (done) => `Redirect ${done} successfully!`,
  })
  return (
    <Panel heading={form.isNew ? 'Add a redirect' : 'Change a redirect'} headingId="redirect-form">
      <EntryForm form={form} verbs={['Add Redirect', 'Update Redirect']}>
        <div className="grid gap-4 md:grid-cols-2">
          {Object.entries(places).map(([name, place]) => (
            <TextInput
              key={name}
              {...place}
              {...form.input(name)}
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          ))}
        </div>
      </EntryForm>
    </Panel>
  )
}
