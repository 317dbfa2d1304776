import type { Command } from './command.ts'
import { createOwner } from './create-owner.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { resetPassword } from './reset-password.ts'

export const commands: Command[] = [createOwner, resetPassword, importCommand, exportCommand]
