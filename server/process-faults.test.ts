import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'

const program = `
import { writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { surviveFaults } from ${JSON.stringify(join(import.meta.dirname, 'process-faults.ts'))}
surviveFaults()
Promise.reject(new Error('left alone'))
for (let turn = 0; turn < 20; turn += 1) {
  console.log('said to nobody')
  console.error('said to nobody')
  process.stdout.write('said to nobody')
  await setTimeout(10)
}
writeFileSync(process.argv[1], 'alive')`

test('neither an unread log nor an unhandled rejection ends the process', async () => {
  const file = join(temporaryFolder(), 'alive')
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, file])
  child.stdout.destroy()
  child.stderr.destroy()
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  expect(readFileSync(file, 'utf8')).toBe('alive')
})
