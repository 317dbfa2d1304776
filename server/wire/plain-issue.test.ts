import { expect, test } from 'vitest'
import { z } from 'zod'
import { plainIssue } from './plain-issue.ts'

const body = z.object({
  numberOfAdults: z.number().max(4).optional(),
  q: z.string().max(3).optional(),
  pricing: z.object({ tax: z.boolean() }).optional(),
  names: z.array(z.string()).min(1).optional(),
  rooms: z.array(z.object({})).max(1).optional(),
  count: z.int().optional(),
  state: z.enum(['open', 'closed']).optional(),
  answers: z.record(z.string(), z.string()).optional(),
  price: z.union([z.literal(1), z.literal(10)]).optional(),
})

test.each([
  [null, 'The body must be an object of fields.'],
  [{ numberOfAdults: 'two' }, 'Number of adults must be a number.'],
  [{ numberOfAdults: 5 }, 'Number of adults can be at most 4.'],
  [{ count: 1.5 }, 'Count must be a whole number.'],
  [{ q: 5 }, 'Q must be text.'],
  [{ q: ['a', 'b'] }, 'Q must be text, not a list.'],
  [{ q: 'long' }, 'Q can be at most 3 characters.'],
  [{ pricing: 5 }, 'Pricing must be an object of fields.'],
  [{ pricing: { tax: 'yes' } }, 'Tax must be true or false.'],
  [{ names: 'Asha' }, 'Names must be a list.'],
  [{ names: [] }, 'Names must have at least 1 entry.'],
  [{ names: [5] }, 'Names must be text.'],
  [{ rooms: [{}, {}] }, 'Rooms can have at most 1 entry.'],
  [{ state: 'ajar' }, 'State must be one of open, closed.'],
  [{ answers: [] }, 'Answers must be an object of fields.'],
  [{ price: 5 }, 'Price is not valid.'],
])('%j is refused by name and rule', (value, message) => {
  const { error } = body.safeParse(value, { error: plainIssue })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('a message of the schema wins', () => {
  const { error } = z.string('Name must be text.').safeParse(5, { error: plainIssue })
  expect(error?.issues[0]?.message).toBe('Name must be text.')
})
