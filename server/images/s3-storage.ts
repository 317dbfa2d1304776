import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Storage, StoredFile } from './storage.ts'
import { checkStorage } from './storage-check.ts'
import { checkedFolder, checkedPath } from './storage-path.ts'

/** Objects in a bucket, named as `https://key:secret@host[:port]/bucket?region=…`. */
export function s3Storage(address: string): Storage {
  const { client, bucket } = connect(address)
  const object = (path: string) => ({ Bucket: bucket, Key: checkedPath(path) })
  const storage: Omit<Storage, 'check'> = {
    async put(path, body, type) {
      await client.send(new PutObjectCommand({ ...object(path), Body: body, ContentType: type }))
    },
    async get(path, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const answer = await client
        .send(new GetObjectCommand({ ...object(path), Range }))
        .catch(absent)
      return answer && { size: answer.ContentLength ?? 0, body: bodyOf(answer) }
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand(object(path)))
    },
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
    // Many compatible servers don't know the newer checksums that are otherwise sent with each file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000 },
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
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: folder })) {
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (!Key || !LastModified) continue
      yield { path: Key, size: Size ?? 0, modifiedAt: LastModified }
    }
  }
}
