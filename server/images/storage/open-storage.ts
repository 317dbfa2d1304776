import type { Env } from '../../env.ts'
import type { Storage } from './storage.ts'

/** Opens the configured bucket or folder, without accessing it yet. */
export async function openStorage(env: Pick<Env, 'STORAGE_URL' | 'DATA_DIR'>): Promise<Storage> {
  if (env.STORAGE_URL) {
    const { s3Storage } = await import('./s3-storage.ts')
    return s3Storage(env.STORAGE_URL)
  }
  const { localStorage } = await import('./local-storage.ts')
  return localStorage(env.DATA_DIR)
}
