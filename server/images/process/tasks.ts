import { check, encode } from '../encoding/encode.ts'
import { drawIcon } from '../icons/draw-icon.ts'
import { drawPhoto } from '../photo.ts'
import { drawCard } from '../share/draw.ts'

/** The tasks on pictures that run in the separate process. */
export const tasks = { encode, check, drawCard, drawIcon, drawPhoto }

export type Tasks = typeof tasks
export type TaskName = keyof Tasks

export interface TaskCall {
  name: TaskName
  args: unknown[]
}

export type TaskAnswer = { value: unknown } | { fault: string }
