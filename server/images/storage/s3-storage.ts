import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { checkStorage } from './check-storage.ts'
import { timeouts, withinSeconds } from './s3-limits.ts'
import type { Storage, StoredFile } from './storage.ts'
import { checkedFolder, checkedPath } from './storage-path.ts'

/** Stores objects in a bucket, given as `https://key:secret@host[:port]/bucket?region=…`. */
export function s3Storage(address: string): Storage {
  const { client, bucket } = connect(address)
  const object = (path: string) => ({ Bucket: bucket, Key: checkedPath(path) })
  const storage: Omit<Storage, 'check'> = {
    async put(path, body, type) {
      const command = new PutObjectCommand({ ...object(path), Body: body, ContentType: type })
      await withinSeconds((abortSignal) => client.send(command, { abortSignal }), body.length)
    },
    async get(path, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const command = new GetObjectCommand({ ...object(path), Range })
      const answer = await withinSeconds((abortSignal) =>
        client.send(command, { abortSignal }).catch(absent),
      )
      return answer && { size: answer.ContentLength ?? 0, body: bodyOf(answer) }
    },
    async remove(path) {
      const command = new DeleteObjectCommand(object(path))
      await withinSeconds((abortSignal) => client.send(command, { abortSignal }))
    },
    // A bucket shows an object only when it is complete.
    removeUnfinished: async () => {},
    list: (folder) => listObjects(client, bucket, checkedFolder(folder)),
  }
  return { ...storage, check: () => checkStorage(storage, 'STORAGE_URL') }
}

function connect(address: string) {
  const url = new URL(address)
  const bucket = url.pathname.replaceAll('/', '')
  if (!bucket || !url.username || !url.password) {
    throw new Error('STORAGE_URL must be an address such as https://key:secret@host/bucket')
  }
  const client = new S3Client({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    // Many compatible servers don't support the newer checksums that the client sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timeouts,
    maxAttempts: 2,
  })
  return { client, bucket }
}

function absent(error: unknown): undefined {
  if (error instanceof NoSuchKey) return undefined
  throw error
}

function bodyOf({ Body }: GetObjectCommandOutput): Readable {
  if (Body instanceof Readable) return Body
  throw new TypeError('The bucket answered without a body')
}

async function* listObjects(
  client: S3Client,
  bucket: string,
  folder: string,
): AsyncGenerator<StoredFile> {
  let next: string | undefined
  do {
    const place = { Bucket: bucket, Prefix: folder, ContinuationToken: next }
    const page = await withinSeconds((abortSignal) =>
      client.send(new ListObjectsV2Command(place), { abortSignal }),
    )
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (!Key || !LastModified) continue
      yield { path: Key, size: Size ?? 0, modifiedAt: LastModified }
    }
    next = page.NextContinuationToken
  } while (next)
}
