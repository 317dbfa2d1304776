import { memo } from 'react'
import { rupees } from '#catalogue/prices/money.ts'
import { type Line, unitCosts } from '#catalogue/quotes/line.ts'
import { useEditing, useView } from '../../editing/editing.ts'
import { SortableItem } from '../sortable-item.tsx'
import { Unfolding } from '../unfolding.tsx'
import { LineForm } from './line-form.tsx'
import type { LineProps } from './line-props.ts'
import { costText, lacksCost, nameOfLine, spanText } from './line-words.ts'
import { useLaterLine } from './use-line.ts'
import { useRateChange } from './use-rate-change.ts'

/** A line: its description and cost, and its fields when open. */
export const LineRow = memo(function LineRow(props: LineProps) {
  return (
    <SortableItem id={props.id} name={<Name {...props} />}>
      <Content {...props} />
    </SortableItem>
  )
})

const Name = (props: LineProps) => nameOfLine({ text: useLaterLine(props)?.text ?? '' }, props.at)

function Content(props: LineProps) {
  const { id } = props
  const { view } = useEditing()
  const isOpen = useView(({ lineId }) => lineId === id)
  const toggle = () => view.change((now) => ({ ...now, lineId: isOpen ? undefined : id }))
  return (
    <Unfolding id={id} isOpen={isOpen} onToggle={toggle} summary={<Summary {...props} />}>
      <LineForm {...props} />
    </Unfolding>
  )
}

function Summary(props: LineProps) {
  const line = useLaterLine(props)
  if (!line) return null
  const amount = line.quantity * unitCosts(line).reduce((sum, cost) => sum + cost, 0)
  return (
    <>
      <span className="flex items-baseline gap-3">
        <span className={`min-w-0 grow ${line.text ? '' : 'text-ink-muted'}`}>
          {nameOfLine(line, props.at)}
        </span>
        <span className="shrink-0 font-semibold tabular-nums">{rupees(amount)}</span>
      </span>
      <span className="block text-sm text-ink-muted tabular-nums">
        {spanText(line)} · {costText(line)}
      </span>
      <Marks line={line} />
    </>
  )
}

const mark = 'rounded-md px-1.5 py-0.5 text-xs font-medium'

function Marks({ line }: { line: Line }) {
  const change = useRateChange(line)
  const isTyped = line.source.from === 'typed'
  const isMissing = lacksCost(line)
  if (!line.optional && !isTyped && !isMissing && !change) return null
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {line.optional && (
        <span className={`${mark} bg-primary-soft text-on-primary-soft`}>Optional</span>
      )}
      {isMissing && (
        <span className={`${mark} bg-danger-soft text-on-danger-soft`}>Cost is missing</span>
      )}
      {isTyped && !isMissing && <span className={`${mark} bg-surface-3`}>Typed by hand</span>}
      {change && (
        <span className={`${mark} bg-warning-soft text-on-warning-soft`}>
          Rate {change.isHigher ? 'higher' : 'lower'} today
        </span>
      )}
    </span>
  )
}
