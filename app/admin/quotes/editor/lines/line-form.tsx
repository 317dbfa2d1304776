import { maxQuantity } from '#catalogue/quotes/line.ts'
import { moved } from '../../../moved.ts'
import { Switch } from '../../../ui/switch.tsx'
import { changeLines, insertAt, linesIn } from '../../editing/changes.ts'
import { useEditing } from '../../editing/editing.ts'
import { NumberField, TextField } from '../fields.tsx'
import { focusNext } from '../focus-field.ts'
import { ItemButtons } from '../item-buttons.tsx'
import { CostFields } from './cost-fields.tsx'
import type { LineProps } from './line-props.ts'
import { nameOfLine } from './line-words.ts'
import { SpanFields } from './span-fields.tsx'
import { TypedFields } from './typed-fields.tsx'
import { lineIn, useChangeLine, useLaterLine, useLine } from './use-line.ts'

/** The fields of a line. Each subscribes to its own value, so that a change renders no other. */
export const LineForm = (props: LineProps) => (
  <>
    <What {...props} />
    <div className="grid grid-cols-2 gap-3">
      <SpanFields {...props} />
      <TypedFields {...props} />
      <Quantity {...props} />
    </div>
    <CostFields {...props} />
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Optional {...props} />
      <Buttons {...props} />
    </div>
  </>
)

function What(props: LineProps) {
  const change = useChangeLine(props)
  return (
    <TextField
      name={`${props.path}.text`}
      label="What"
      hint="Shown to the guest"
      select={(version) => lineIn(version, props)?.text ?? ''}
      onChange={(text) => change((line) => ({ ...line, text }))}
    />
  )
}

function Quantity(props: LineProps) {
  const change = useChangeLine(props)
  return (
    <NumberField
      name={`${props.path}.quantity`}
      label="Quantity"
      select={(version) => lineIn(version, props)?.quantity ?? 0}
      blank={0}
      onChange={(typed) =>
        change((line) => ({ ...line, quantity: Math.min(typed ?? 0, maxQuantity) }))
      }
    />
  )
}

function Optional(props: LineProps) {
  const optional = useLine(props, (line) => line.optional) ?? false
  const change = useChangeLine(props)
  return (
    <Switch
      id={`${props.path}.optional`}
      name="optional"
      label="Optional extra"
      value={String(optional)}
      onChange={(text) => change((line) => ({ ...line, optional: text === 'true' }))}
    />
  )
}

function Buttons(props: LineProps) {
  const { optionId, id, at, isLast } = props
  const { draft, removed } = useEditing()
  const text = useLaterLine(props)?.text ?? ''
  const name = nameOfLine({ text }, at)
  const linesNow = () => linesIn(draft.get(), optionId)
  function remove() {
    const line = linesNow()[at]
    if (!line) return
    draft.change(changeLines(optionId, (lines) => lines.filter((each) => each.id !== id)))
    removed(
      `Removed ${nameOfLine(line, at)}.`,
      changeLines(optionId, (lines) => insertAt(lines, at, line)),
    )
    const lines = linesNow()
    focusNext(lines[Math.min(at, lines.length - 1)]?.id ?? 'type-a-line')
  }
  const move = (by: -1 | 1) =>
    draft.change(changeLines(optionId, (lines) => moved(lines, at, at + by)))
  return (
    <ItemButtons name={name} isFirst={at === 0} isLast={isLast} onMove={move} onRemove={remove} />
  )
}
