import { backup } from './backup.ts'
import type { Command } from './command.ts'
import { createOwner } from './create-owner.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { move } from './move.ts'
import { resetPassword } from './reset-password.ts'
import { restore } from './restore.ts'

export const commands: Command[] = [
  createOwner,
  resetPassword,
  importCommand,
  exportCommand,
  backup,
  restore,
  move,
]
