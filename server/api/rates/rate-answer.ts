import { z } from 'zod'
import { mealPlans } from '#catalogue/quotes/line.ts'
import { rateUnits } from '#catalogue/rates/rate.ts'

const amount = z.number().nullable()

export const rateAnswer = z.object({
  id: z.number(),
  supplierId: z.number(),
  item: z.string(),
  season: z.string(),
  from: z.string().describe('A day in Srinagar, such as 2026-12-24'),
  to: z.string().describe('The last day, included'),
  plan: z.enum(mealPlans).nullable().describe('Of rooms; null for everything else'),
  prices: z
    .object({
      double: amount,
      single: amount,
      extraAdult: amount,
      childWithBed: amount,
      childWithoutBed: amount,
    })
    .describe('Of rooms, a night, in whole rupees; what is missing is not sold'),
  price: amount.describe('Of everything but rooms, in whole rupees'),
  unit: z.enum(rateUnits).nullable(),
  version: z.number(),
})

export type WireRate = z.output<typeof rateAnswer>

export const rateTags = ['Rate book']
