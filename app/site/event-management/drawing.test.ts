import { expect, test } from 'vitest'
import { drawingsOf } from './drawing.server.ts'

test.each(['bed-double', 'BedDouble', ' bed double ', 'flower-2', 'Flower2'])(
  'finds the drawing named %j',
  async (name) => {
    const { [name]: drawing } = await drawingsOf([name])
    expect(drawing?.[0]?.[0]).toMatch(/^(path|circle|rect|line|polyline)$/)
  },
)

test.each(['https://ke.example/icon.png', 'no-such-icon', 'constructor', ''])(
  '%j is not the name of an icon',
  async (icon) => {
    expect(await drawingsOf([icon])).toEqual({})
  },
)
