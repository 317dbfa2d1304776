import { useRevalidator } from 'react-router'
import { type BrandSettingName, brandSettings } from '#catalogue/settings/brand-settings.ts'
import { checkSettings, type Settings } from '#catalogue/settings/setting.ts'
import { call } from '../api/call.ts'
import { toast } from '../notice.ts'
import { bindFields } from '../record-form/bind-fields.ts'
import { useRecordForm } from '../record-form/use-record-form.tsx'
import { useTyped } from '../record-form/use-typed.ts'
import { useAgency } from '../shell/agency.tsx'

const names = Object.keys(brandSettings) as BrandSettingName[]

export type BrandTexts = Record<BrandSettingName, string>

/** Colours, words, and pictures as the settings' values. */
const textsOf = (values: Record<string, unknown>): BrandTexts =>
  Object.fromEntries(names.map((name) => [name, String(values[name] ?? '')])) as BrandTexts

export function useBrandForm(values: Settings) {
  const typing = useTyped({ draftKey: 'Brand', initial: textsOf(values) })
  const { revalidate } = useRevalidator()
  const { update } = useAgency()
  const form = useRecordForm<Settings>({
    drafts: [typing],
    check: () => checkSettings(typing.touched),
    transmit: ({ send }) => send(() => call('PUT', '/Setting', typing.touched)),
    async onSaved(saved) {
      typing.settle(typing.typed, textsOf(saved))
      update(saved)
      await revalidate()
      return toast('Brand saved successfully!')
    },
  })
  return { form, texts: textsOf(typing.typed), ...bindFields(typing, form) }
}
