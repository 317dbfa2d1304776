import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** An empty S3 bucket on a free port, and its URL for STORAGE_URL. */
export async function openBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'kashmir-bucket-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures' }],
  })
  const { port } = await server.run()
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/pictures?region=ap-south-1`,
    async close() {
      await server.close()
      rmSync(directory, { recursive: true })
    },
  }
}
