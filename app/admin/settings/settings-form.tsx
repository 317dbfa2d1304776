import { useRevalidator } from 'react-router'
import { type Settings, settingNames } from '#catalogue/settings/setting.ts'
import { settingGroups } from '#catalogue/settings/setting-field.ts'
import { call } from '../api/call.ts'
import { fieldErrorsOf, messageOf } from '../api/field-errors.ts'
import { EditForm } from '../record-form/edit-form.tsx'
import { LeaveWarning } from '../record-form/leave-warning.tsx'
import { Restored } from '../record-form/restored.tsx'
import { SaveBar } from '../record-form/save-bar.tsx'
import { useBusy } from '../record-form/use-busy.ts'
import { useErrors } from '../record-form/use-errors.ts'
import { useTyped } from '../record-form/use-typed.ts'
import { useNotify } from '../use-notify.tsx'
import { useSend } from '../use-send.ts'
import { SettingControl } from './setting-control.tsx'
import { settingOf, touchedSettings, typedSettings } from './typed-settings.ts'

interface Props {
  values: Settings
  isOwner: boolean
}

export function SettingsForm({ values, isOwner }: Props) {
  const form = useSettingsForm(values)
  return (
    <EditForm
      aria-label="Settings"
      refusals={form.refusals}
      onSave={() => isOwner && form.save()}
      bar={
        isOwner && (
          <SaveBar
            isDirty={form.isTyped}
            isBusy={form.isBusy}
            save="Save Settings"
            saving="Saving..."
            discard={form.isTyped ? 'Discard' : undefined}
            onDiscard={form.reset}
          />
        )
      }
    >
      <fieldset disabled={!isOwner} className="min-w-0 space-y-10 p-4 sm:p-6">
        {form.notice}
        {form.restoredFrom && <Restored at={form.restoredFrom} />}
        {settingGroups.map((group) => (
          <section key={group} id={group} aria-label={group} className="scroll-mt-4">
            <h2 className="mb-4 text-xl">{group}</h2>
            <div className="grid gap-5 @lg:grid-cols-2">
              {settingNames
                .filter((name) => settingOf(name).group === group)
                .map((name) => (
                  <SettingControl
                    key={name}
                    name={name}
                    setting={settingOf(name)}
                    text={form.typed[name] ?? ''}
                    errors={form.errors[name]}
                    onChange={(text) => form.change(name, text)}
                  />
                ))}
            </div>
          </section>
        ))}
      </fieldset>
      <LeaveWarning
        isDirty={() => form.isTyped}
        place={[]}
        about="The settings have changes that are not saved."
        onLeave={form.reset}
      />
    </EditForm>
  )
}

function useSettingsForm(values: Settings) {
  const typing = useTyped({ draftKey: 'Settings', initial: typedSettings(values) })
  const { errors, refusals, refuse, clear, clearAll } = useErrors()
  const { isBusy, run } = useBusy()
  const { notify, dismiss, notice } = useNotify()
  const { revalidate } = useRevalidator()
  const send = useSend()

  async function save() {
    dismiss()
    const { typed: sent, touched } = typing
    const checked = touchedSettings(touched)
    if (checked.errors) return refuse(checked.errors)
    const { data, problem } = await send(() => call<Settings>('PUT', '/Setting', checked.values))
    if (problem) {
      refuse(fieldErrorsOf(problem))
      return notify('failure', { as: 'alert', text: messageOf(problem) })
    }
    typing.settle(sent, typedSettings(data))
    await revalidate()
    notify('success', { as: 'toast', text: 'Settings saved successfully!' })
  }
  return {
    typed: typing.typed,
    isTyped: typing.isTyped,
    restoredFrom: typing.restoredFrom,
    errors,
    refusals,
    isBusy,
    notice,
    change(name: string, text: string) {
      typing.change(name, text)
      clear(name)
    },
    reset() {
      typing.begin(typedSettings(values))
      clearAll()
      dismiss()
    },
    save: () => run(save),
  }
}
