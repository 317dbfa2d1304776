import type { Version } from '#catalogue/quotes/version.ts'
import { Panel } from '../../../shell/screen-frame.tsx'
import { set } from '../../editing/changes.ts'
import { useEditing, useVersion } from '../../editing/editing.ts'
import { AreaField, DayField } from '../fields.tsx'

type TextName = 'word' | 'paymentTerms' | 'cancellationTerms' | 'notes'

/** Validity and terms of the offer. */
export const Terms = () => (
  <Panel heading="Word and terms">
    <div className="space-y-4">
      <ValidUntil />
      <Text name="word" label="Word to the guest" />
      <Text name="paymentTerms" label="Payment terms" />
      <Text name="cancellationTerms" label="Cancellation terms" />
      <Text name="notes" label="Notes" hint="For staff only; guests never see them" />
    </div>
  </Panel>
)

function ValidUntil() {
  const { draft } = useEditing()
  const value = useVersion((version) => version.validUntil)
  return (
    <DayField
      name="validUntil"
      label="Valid until"
      hint="The last day on which it can be accepted"
      value={value}
      onChange={(validUntil) => draft.change(set({ validUntil }))}
    />
  )
}

function Text({ name, ...field }: { name: TextName; label: string; hint?: string }) {
  const { draft } = useEditing()
  return (
    <AreaField
      {...field}
      name={name}
      select={(version: Version) => version[name]}
      onChange={(text) => draft.change(set({ [name]: text }))}
    />
  )
}
