import {
  checkSettings,
  type SettingName,
  type Settings,
  settingNames,
  settings,
} from '#catalogue/setting.ts'
import type { Setting } from '#catalogue/setting-field.ts'
import type { Typed } from '../forms/typed.ts'

/** The declaration of a setting, without its exact type. */
export const settingOf = (name: SettingName): Setting => settings[name]

export const typedSettings = (values: Settings): Typed =>
  Object.fromEntries(settingNames.map((name) => [name, String(values[name])]))

/** A switch stands as 'true' or 'false'; a number that is none stays text, for the schema to refuse. */
function valueOfSetting(name: SettingName, text: string): unknown {
  const { control } = settingOf(name)
  if (control === 'switch') return text === 'true'
  if (control !== 'number') return text
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text)
}

/** What differs from the stored settings, or the messages of each that is wrong. */
export function changedSettings(stored: Settings, typed: Typed) {
  const before = typedSettings(stored)
  const changed = settingNames.filter((name) => typed[name] !== before[name])
  return checkSettings(
    Object.fromEntries(changed.map((name) => [name, valueOfSetting(name, typed[name] ?? '')])),
  )
}
