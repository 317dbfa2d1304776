/** The ids in a control's text, one per line. */
export const idsIn = (text: string): number[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(Number)

export const textOfIds = (ids: number[]): string => [...new Set(ids)].join('\n')
