import { expect, onTestFinished, test } from 'vitest'
import { hourMs } from '#catalogue/dates/time.ts'
import { storedFiles } from '#test/samples/pictures.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { copying, openStockMedia } from '#test/servers/services/stock-media.ts'
import { startStockServices } from '#test/servers/services/stock-services.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { filesOf } from '../images/image-file.ts'

const start = new Date('2026-05-01T06:00:00Z')

eachDatabase((open) => {
  test('removes files no longer used', async () => {
    const [database, folder] = [await open(), temporaryFolder()]
    const network = await startStockServices()
    onTestFinished(() => network.close())
    const media = openStockMedia(network, database, folder, { encoding: copying })
    await media.refresh(start)
    const all = storedFiles(folder).length
    const dropped = (await media.photos('hero')).flatMap(({ image }) => filesOf(image)).length
    const tomorrow = new Date(Date.now() + 24 * hourMs)
    expect(await media.sweep(tomorrow)).toBe(0)
    await database.db.deleteFrom('stockMedia').where('topic', '=', 'hero').execute()
    expect(await media.sweep(new Date(Date.now() - hourMs))).toBe(0)
    expect(await media.sweep(tomorrow)).toBe(dropped)
    expect(storedFiles(folder)).toHaveLength(all - dropped)
  })
})
