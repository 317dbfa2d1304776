export async function times<Value>(count: number, measure: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  while (values.length < count) values.push(await measure())
  return values
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const p95 = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
