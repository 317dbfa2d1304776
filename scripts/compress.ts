import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textFiles = '**/*.{css,html,js,json,map,mjs,svg,txt,webmanifest,xml}'
/** Bytes below which compression saves next to nothing. */
const worthwhile = 200

/** Writes a `.br` and a `.gz` copy of every text file, for the server to send. */
export async function compressFolder(folder: string) {
  const files = globSync(textFiles, { cwd: folder })
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}

async function compressFile(path: string) {
  const text = await readFile(path)
  if (text.length < worthwhile) return
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(text, { params: size }),
    promisify(gzip)(text, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)])
}
