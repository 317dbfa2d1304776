/** The ids that stand in the text of a control, one on each line. */
export const idsIn = (text: string): number[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(Number)

export const textOfIds = (ids: number[]): string => [...new Set(ids)].join('\n')
