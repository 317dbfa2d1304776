import type { Line } from '#catalogue/quotes/line.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import { changeLine } from '../../editing/changes.ts'
import { useEditing, useLaterVersion, useVersion } from '../../editing/editing.ts'
import type { LineProps } from './line-props.ts'

type Place = Pick<LineProps, 'optionId' | 'id'>

export const lineIn = ({ options }: Version, { optionId, id }: Place) =>
  options.find((option) => option.id === optionId)?.lines.find((line) => line.id === id)

/** A value of a line; renders only when it changes. Undefined once the line is removed. */
export function useLine<T>(place: Place, select: (line: Line) => T): T | undefined {
  return useVersion((version) => {
    const line = lineIn(version, place)
    return line && select(line)
  })
}

/** The whole line, delayed after input. */
export function useLaterLine(place: Place): Line | undefined {
  const { draft } = useEditing()
  // A line that was just added is not in the delayed state yet.
  return useLaterVersion((version) => lineIn(version, place) ?? lineIn(draft.get(), place))
}

export function useChangeLine({ optionId, id }: Place) {
  const { draft } = useEditing()
  return (update: (line: Line) => Line) => draft.change(changeLine(optionId, id, update))
}
