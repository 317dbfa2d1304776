import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeText } from '#catalogue/imports/decode-text.ts'
import type { Storage } from '../../images/storage/storage.ts'
import { readTables } from '../../tables/read-tables.ts'
import type { Table } from '../../tables/table.ts'
import { type EnquiryRecord, hasEnquiries, readEnquiries } from '../enquiries/read-enquiries.ts'
import { unpackPictures } from '../pictures/unpack-pictures.ts'
import { readJson } from '../sheets/read-json.ts'
import { readSheets } from '../sheets/read-sheets.ts'
import type { FileRecord } from '../sheets/record.ts'
import { fetchFile, type StoredFile } from './stored-files.ts'
import type { StoredImport } from './stored-imports.ts'

export interface ReadImport {
  records: FileRecord[]
  enquiries: EnquiryRecord[]
  /** The folder of its unpacked pictures. */
  pictures: string
}

const isZip = ({ name }: Pick<StoredFile, 'name'>) => /\.zip$/i.test(name)
const isJson = ({ name }: StoredFile) => /\.json$/i.test(name)

/**
 * Runs work on an import's files, copied to the local disk. Throws Refused, or an Error of a line,
 * for unreadable files.
 */
export async function withImport<T>(
  storage: Storage,
  { files, kind }: StoredImport,
  work: (read: ReadImport) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'kashmir-upload-'))
  try {
    const pictures = join(folder, 'pictures')
    const tables: Table[] = []
    const records: FileRecord[] = []
    for (const [at, file] of files.entries()) {
      const path = join(folder, String(at))
      await fetchFile(storage, file, path)
      if (isZip(file)) await unpackPictures(path, pictures)
      else if (isJson(file)) records.push(...readJson(await textOf(path), kind ?? undefined))
      else tables.push(...(await readTables({ name: file.name, bytes: await readFile(path) })))
    }
    const sheets = tables.filter((table) => !hasEnquiries(table))
    if (sheets.length > 0) records.push(...(await readSheets(sheets, kind ?? undefined)))
    const enquiries: EnquiryRecord[] = []
    for (const each of tables.filter(hasEnquiries)) enquiries.push(...(await readEnquiries(each)))
    if (records.length + enquiries.length === 0) {
      throw new Error('There are no rows below the headings.')
    }
    return await work({ records, enquiries, pictures })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const textOf = async (path: string) => decodeText(await readFile(path))
