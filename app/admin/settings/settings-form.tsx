import { useRevalidator } from 'react-router'
import { type Settings, settingNames } from '#catalogue/settings/setting.ts'
import { settingGroups } from '#catalogue/settings/setting-field.ts'
import { call } from '../api/call.ts'
import { toast } from '../notice.ts'
import { bindFields } from '../record-form/bind-fields.ts'
import { FormNotices, RecordForm } from '../record-form/record-form.tsx'
import { useRecordForm } from '../record-form/use-record-form.tsx'
import { useTyped } from '../record-form/use-typed.ts'
import { SettingControl } from './setting-control.tsx'
import { settingOf, touchedSettings, typedSettings } from './typed-settings.ts'

interface Props {
  values: Settings
  isOwner: boolean
}

export function SettingsForm({ values, isOwner }: Props) {
  const { form, field } = useSettingsForm(values)
  return (
    <RecordForm
      form={form}
      aria-label="Settings"
      isReadOnly={!isOwner}
      save="Save Settings"
      discard={form.isDirty ? 'Discard' : undefined}
      onDiscard={form.discard}
      warning={{ place: [], about: 'The settings have changes that are not saved.' }}
      onLeave={form.discard}
    >
      <fieldset disabled={!isOwner} className="min-w-0 space-y-10 p-4 sm:p-6">
        <FormNotices form={form} />
        {settingGroups.map((group) => (
          <section key={group} id={group} aria-label={group} className="scroll-mt-4">
            <h2 className="mb-4 text-xl">{group}</h2>
            <div className="grid gap-5 @lg:grid-cols-2">
              {settingNames
                .filter((name) => settingOf(name).group === group)
                .map((name) => (
                  <SettingControl key={name} {...field(name)} setting={settingOf(name)} />
                ))}
            </div>
          </section>
        ))}
      </fieldset>
    </RecordForm>
  )
}

function useSettingsForm(values: Settings) {
  const typing = useTyped({ draftKey: 'Settings', initial: typedSettings(values) })
  const { revalidate } = useRevalidator()
  const checked = touchedSettings(typing.touched)
  const form = useRecordForm<Settings>({
    drafts: [typing],
    check: () => checked,
    transmit: ({ send }) => send(() => call('PUT', '/Setting', checked.values)),
    async onSaved(saved) {
      typing.settle(typing.typed, typedSettings(saved))
      await revalidate()
      return toast('Settings saved successfully!')
    },
  })
  return { form, ...bindFields(typing, form) }
}
