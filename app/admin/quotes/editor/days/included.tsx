import { Panel } from '../../../shell/screen-frame.tsx'
import { set } from '../../editing/changes.ts'
import { useEditing, useVersion } from '../../editing/editing.ts'
import { ListField } from '../fields.tsx'

/** Inclusions and exclusions. */
export function Included() {
  const { draft } = useEditing()
  const inclusions = useVersion((version) => version.inclusions)
  const exclusions = useVersion((version) => version.exclusions)
  return (
    <Panel heading="What is included">
      <div className="space-y-4">
        <ListField
          name="inclusions"
          label="Included"
          value={inclusions}
          onChange={(items) => draft.change(set({ inclusions: items }))}
        />
        <ListField
          name="exclusions"
          label="Not included"
          value={exclusions}
          onChange={(items) => draft.change(set({ exclusions: items }))}
        />
      </div>
    </Panel>
  )
}
