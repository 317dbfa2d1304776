import { memo } from 'react'
import { moved } from '../../../moved.ts'
import { FieldErrors } from '../../../ui/field-frame.tsx'
import { changeLines, linesIn } from '../../editing/changes.ts'
import { useEditing, useErrorsOf, useIds } from '../../editing/editing.ts'
import { SortableList } from '../sortable-list.tsx'
import { LineRow } from './line-row.tsx'
import { nameOfLine } from './line-words.ts'

interface Props {
  optionId: string
  /** The index of the option. */
  at: number
}

/** The lines of an option, in order; renders only when that changes. */
export const LineList = memo(function LineList({ optionId, at }: Props) {
  const { draft } = useEditing()
  const ids = useIds((version) => linesIn(version, optionId))
  const name = `options.${at}.lines`
  const errors = useErrorsOf(name)
  const nameOf = (id: string) => {
    const lines = linesIn(draft.get(), optionId)
    const index = lines.findIndex((line) => line.id === id)
    return nameOfLine(lines[index] ?? { text: '' }, index)
  }
  const move = (from: number, to: number) =>
    draft.change(changeLines(optionId, (lines) => moved(lines, from, to)))
  return (
    <>
      {errors && (
        <div id={name} tabIndex={-1}>
          <FieldErrors id={`${name}-errors`} errors={errors} />
        </div>
      )}
      {ids.length === 0 ? (
        <p className="py-4 text-ink-muted">
          No lines yet. Add rooms, cars and whatever else there is to pay for.
        </p>
      ) : (
        <SortableList label="Lines" ids={ids} nameOf={nameOf} onMove={move}>
          {ids.map((id, index) => (
            <LineRow
              key={id}
              optionId={optionId}
              id={id}
              path={`${name}.${index}`}
              at={index}
              isLast={index === ids.length - 1}
            />
          ))}
        </SortableList>
      )}
    </>
  )
})
