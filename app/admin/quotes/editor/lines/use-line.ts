import type { Line } from '#catalogue/quotes/line.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import { changeLine, linesIn } from '../../editing/changes.ts'
import { useEditing, useLaterVersion, useVersion } from '../../editing/editing.ts'
import type { LineProps } from './line-props.ts'

type Place = Pick<LineProps, 'optionId' | 'id'>

export const lineIn = (version: Version, { optionId, id }: Place) =>
  linesIn(version, optionId).find((line) => line.id === id)

/** A value of a line; renders only when it changes. Undefined once the line is removed. */
export function useLine<T>(place: Place, select: (line: Line) => T): T | undefined {
  return useVersion((version) => {
    const line = lineIn(version, place)
    return line && select(line)
  })
}

/** The whole line, delayed after input. */
export const useLaterLine = (place: Place): Line | undefined =>
  useLaterVersion((version) => lineIn(version, place))

export function useChangeLine({ optionId, id }: Place) {
  const { draft } = useEditing()
  return (update: (line: Line) => Line) => draft.change(changeLine(optionId, id, update))
}
