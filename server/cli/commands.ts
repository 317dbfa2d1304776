import type { Command } from './command.ts'
import { createOwner } from './create-owner.ts'
import { resetPassword } from './reset-password.ts'

export const commands: Command[] = [createOwner, resetPassword]
