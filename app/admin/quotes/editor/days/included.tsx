import { Panel } from '../../../shell/screen-frame.tsx'
import { set } from '../../editing/changes.ts'
import { useEditing } from '../../editing/editing.ts'
import { ListField } from '../fields.tsx'

/** Inclusions and exclusions. */
export function Included() {
  const { draft } = useEditing()
  return (
    <Panel heading="What is included">
      <div className="space-y-4">
        <ListField
          name="inclusions"
          label="Included"
          select={({ inclusions }) => inclusions}
          onChange={(items) => draft.change(set({ inclusions: items }))}
        />
        <ListField
          name="exclusions"
          label="Not included"
          select={({ exclusions }) => exclusions}
          onChange={(items) => draft.change(set({ exclusions: items }))}
        />
      </div>
    </Panel>
  )
}
