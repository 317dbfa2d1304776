import { readNumberField } from '#catalogue/number.ts'
import {
  checkSettings,
  type SettingName,
  type Settings,
  settingNames,
  settings,
} from '#catalogue/settings/setting.ts'
import type { Setting } from '#catalogue/settings/setting-field.ts'
import type { Typed } from '../record-form/typed.ts'

/** The declaration of a setting, without its exact type. */
export const settingOf = (name: SettingName): Setting => settings[name]

export const typedSettings = (values: Settings): Typed =>
  Object.fromEntries(settingNames.map((name) => [name, String(values[name])]))

/** A switch stands as 'true' or 'false'; a number that is none stays text, for the schema to refuse. */
function valueOfSetting(name: SettingName, text: string): unknown {
  const { control } = settingOf(name)
  if (control === 'switch') return text === 'true'
  if (control !== 'number') return text
  return readNumberField(text) ?? text
}

/** The values of the settings that were touched, or the messages of each that is wrong. */
export function touchedSettings(touched: Typed) {
  const names = settingNames.filter((name) => name in touched)
  const values = names.map((name) => [name, valueOfSetting(name, touched[name] ?? '')])
  return checkSettings(Object.fromEntries(values))
}
