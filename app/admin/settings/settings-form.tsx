import { useRevalidator } from 'react-router'
import { readNumberField } from '#catalogue/number.ts'
import {
  checkSettings,
  type SettingName,
  type Settings,
  settingNames,
  settings,
} from '#catalogue/settings/setting.ts'
import { type Setting, settingGroups } from '#catalogue/settings/setting-field.ts'
import { call } from '../api/call.ts'
import { toast } from '../notice.ts'
import { type BoundField, bindFields } from '../record-form/bind-fields.ts'
import { FormNotices, RecordForm } from '../record-form/record-form.tsx'
import type { Typed } from '../record-form/typed.ts'
import { useRecordForm } from '../record-form/use-record-form.tsx'
import { useTyped } from '../record-form/use-typed.ts'
import { useAgency } from '../shell/agency.tsx'
import { Choice } from '../ui/choice.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextArea, TextInput } from '../ui/text-input.tsx'

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
      warning={{ place: [], about: 'The settings have unsaved changes.' }}
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
  const { update } = useAgency()
  const checked = touchedSettings(typing.touched)
  const form = useRecordForm<Settings>({
    drafts: [typing],
    check: () => checked,
    transmit: ({ send }) => send(() => call('PUT', '/Setting', checked.values)),
    async onSaved(saved) {
      typing.settle(typing.typed, typedSettings(saved))
      update(saved)
      await revalidate()
      return toast('Settings saved successfully!')
    },
  })
  return { form, ...bindFields(typing, form) }
}

/** The declaration of a setting, without its exact type. */
const settingOf = (name: SettingName): Setting => settings[name]

const typedSettings = (values: Settings): Typed =>
  Object.fromEntries(settingNames.map((name) => [name, String(values[name])]))

/** A switch has the text 'true' or 'false'; text that is not a number stays, for the schema to refuse. */
function valueOfSetting(name: SettingName, text: string): unknown {
  const { control } = settingOf(name)
  if (control === 'switch') return text === 'true'
  if (control !== 'number') return text
  return readNumberField(text) ?? text
}

/** The values of changed settings, or the messages of invalid ones. */
function touchedSettings(touched: Typed) {
  const names = settingNames.filter((name) => name in touched)
  const values = names.map((name) => [name, valueOfSetting(name, touched[name] ?? '')])
  return checkSettings(Object.fromEntries(values))
}

interface SettingControlProps extends BoundField {
  setting: Setting
}

function SettingControl({ name, setting, text, errors, onChange }: SettingControlProps) {
  const { label, control, hint, placeholder, choices = {} } = setting
  const shared = { id: name, name, label, hint, errors, value: text }
  const typed = ({ target }: { target: { value: string } }) => onChange(target.value)
  if (control === 'switch') return <Switch {...shared} onChange={onChange} />
  if (control === 'paragraph') return <TextArea {...shared} onChange={typed} />
  if (control === 'choice') {
    const options = Object.entries(choices).map(([value, choice]) => ({ value, text: choice }))
    return <Choice {...shared} options={options} onChange={typed} />
  }
  const kind =
    control === 'date'
      ? { type: 'date' }
      : control === 'number'
        ? { inputMode: 'numeric' as const }
        : {}
  return (
    <TextInput
      {...shared}
      {...kind}
      placeholder={placeholder}
      autoComplete="off"
      onChange={typed}
    />
  )
}
