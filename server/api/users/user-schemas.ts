import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { deviceOf } from '../../accounts/device.ts'
import type { Origin } from '../../accounts/sessions.ts'
import type { User } from '../../accounts/users.ts'
import { address } from './attempts.ts'

const roles = ['owner', 'editor'] as const
export const role = z.enum(roles, 'Role must be one of owner, editor.')

export const userAnswer = z.object({
  id: z.number(),
  userName: z.string(),
  email: z.string(),
  role,
  status: z.enum(['pending', 'active']).describe('Pending until an owner approves the account'),
  createdAt: z.string(),
})

/** An account in the owners' list. */
export const listedUser = userAnswer.extend({ secondFactor: z.boolean() })

export type WireUser = z.output<typeof listedUser>

export const meAnswer = userAnswer
  .pick({ id: true, userName: true, email: true, role: true })
  .extend({
    expiresAt: z.string().describe('The latest end of the session'),
    idleEndsAt: z
      .string()
      .nullable()
      .describe('When it ends unless it is used before; null where it does not'),
    needsSecondFactor: z.boolean().describe('Nothing else is open until a second factor is set up'),
  })

export type WireMe = z.output<typeof meAnswer>

export const sessionAnswer = z.object({ token: z.string(), expiresAt: z.string() })

export type WireToken = z.output<typeof sessionAnswer>

export function toUserAnswer<U extends User>({ name, ...user }: U) {
  return { ...user, userName: name }
}

/** Where a log-in comes from. */
export const originOf = (request: FastifyRequest): Origin => ({
  device: deviceOf(request.headers['user-agent']),
  address: address(request),
})
