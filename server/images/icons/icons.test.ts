import { expect, test, vi } from 'vitest'
import { defaultSettings } from '#catalogue/settings/setting.ts'
import { pictureTasks } from '../process/pictures.ts'
import { createIcons } from './icons.ts'

test('an icon of another agency is drawn once, until its look changes', async () => {
  const draw = vi.spyOn(pictureTasks, 'drawIcon').mockImplementation(async () => Buffer.from('png'))
  let operatorName = 'Ladakh Trails'
  const icons = createIcons({ read: async () => ({ ...defaultSettings, operatorName }) })
  const open = () => icons.open('favicon.ico')
  await Promise.all([open(), open()])
  await open()
  expect(draw).toHaveBeenCalledOnce()
  operatorName = 'Nubra Trails'
  draw.mockRejectedValueOnce(new Error('The process has ended.'))
  await expect(open()).rejects.toThrow('has ended')
  expect((await open()).body.toString()).toBe('png')
  expect(draw).toHaveBeenCalledTimes(3)
})
