import { createOwner } from './accounts/create-owner.ts'
import { resetPassword } from './accounts/reset-password.ts'
import { resetSecondFactor } from './accounts/reset-second-factor.ts'
import { backup } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import type { Command } from './command.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import/import.ts'
import { move } from './move.ts'

export const commands: Command[] = [
  createOwner,
  resetPassword,
  resetSecondFactor,
  importCommand,
  exportCommand,
  backup,
  restore,
  move,
]
