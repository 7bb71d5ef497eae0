import { access, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { PutObjectCommand } from '@aws-sdk/client-s3';
import { KEY, StorageError, requireKey } from '../storage';
import type { FileToPut, Storage } from '../storage';
import { readObject } from './read-object';
import type { ObjectBytes } from './read-object';
import { s3Client } from './s3-client';
import type { Ask } from './s3-client';
import { isMissing } from './s3-fault';
import { S3_PATIENCE } from './s3-settings';
import type { S3Patience, S3Settings } from './s3-settings';

interface Place {
  ask: Ask;
  settings: S3Settings;
  patience: S3Patience;
}

/** Where an object lies. */
const placeOf = ({ settings }: Place, key: string) => ({
  Bucket: settings.bucket,
  Key: settings.prefix + requireKey(key),
});

/** Signs the content with the headers: a store refuses other bytes than those that were counted, over http too. */
function signContent(command: PutObjectCommand, sha256: Uint8Array): void {
  command.middlewareStack.add(
    (next) => (args) => {
      const { headers } = args.request as { headers: Record<string, string> };
      headers['x-amz-content-sha256'] = Buffer.from(sha256).toString('hex');
      return next(args);
    },
    { step: 'build' },
  );
}

async function put(place: Place, key: string, { path, size, sha256, contentType }: FileToPut): Promise<void> {
  const at = placeOf(place, key);
  // Asked here: that it is not there is no fault of the store.
  await access(path);
  await place.ask(
    'PutObject',
    async ({ sdk, client, abortSignal }) => {
      const bytes = (await open(path, 'r')).createReadStream();
      const broken = new Promise<never>((_, reject) => bytes.once('error', reject));
      try {
        const command = new sdk.PutObjectCommand({
          ...{ ...at, Body: bytes, ContentLength: size, ContentType: contentType },
        });
        signContent(command, sha256);
        await Promise.race([client.send(command, { abortSignal }), broken]);
      } finally {
        bytes.destroy();
      }
    },
    place.patience.putMs,
  );
}

/** Undefined when there is none. */
async function get(place: Place, key: string, rest?: { from: number; etag: string | undefined }) {
  const at = { ...placeOf(place, key), ...(rest && { Range: `bytes=${rest.from}-`, IfMatch: rest.etag }) };
  return place.ask('GetObject', async ({ sdk, client, abortSignal }): Promise<ObjectBytes | undefined> => {
    try {
      const answer = await client.send(new sdk.GetObjectCommand(at), { abortSignal });
      // In Node it is a stream; the type also has a browser's.
      const bytes = answer.Body as Readable;
      if (rest && !answer.ContentRange?.startsWith(`bytes ${rest.from}-`)) {
        bytes.destroy();
        throw new StorageError('the object store does not continue where it was cut off', true);
      }
      return { bytes, etag: answer.ETag, size: answer.ContentLength };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  });
}

async function openObject(place: Place, key: string): Promise<Readable | undefined> {
  const first = await get(place, key);
  if (!first) return undefined;
  const again = async (from: number) => {
    const rest = await get(place, key, { from, etag: first.etag });
    if (!rest) throw new StorageError('a file was removed from the object store while it was read', false);
    return rest.bytes;
  };
  return readObject({ first, again });
}

async function remove(place: Place, key: string): Promise<void> {
  const at = placeOf(place, key);
  await place.ask('DeleteObject', async ({ sdk, client, abortSignal }) => {
    try {
      await client.send(new sdk.DeleteObjectCommand(at), { abortSignal });
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  });
}

/** One page of all that lies below the prefix. */
const page = ({ ask, settings: { bucket, prefix } }: Place, after?: { token: string }, most?: number) =>
  ask('ListObjectsV2', ({ sdk, client, abortSignal }) =>
    client.send(
      new sdk.ListObjectsV2Command({
        ...{ Bucket: bucket, Prefix: prefix, ContinuationToken: after?.token, MaxKeys: most },
      }),
      { abortSignal },
    ),
  );

async function* list(place: Place): AsyncGenerator<readonly string[]> {
  const { prefix } = place.settings;
  let token: string | undefined;
  do {
    const { Contents = [], IsTruncated, NextContinuationToken } = await page(place, token ? { token } : undefined);
    const keys = Contents.map(({ Key = '' }) => Key.slice(prefix.length)).filter((key) => KEY.test(key));
    if (keys.length > 0) yield keys;
    // A store that leads in a circle would be asked for ever.
    if (IsTruncated && (!NextContinuationToken || NextContinuationToken === token))
      throw new StorageError('the object store does not say how its list goes on', true);
    token = IsTruncated ? NextContinuationToken : undefined;
  } while (token);
}

/** A bucket that all processes share, or what begins with a prefix in it. Making it touches nothing. */
export function s3Storage(settings: S3Settings, patience: S3Patience = S3_PATIENCE): Storage {
  const place: Place = { ask: s3Client(settings, patience), settings, patience };
  return {
    put: (key, file) => put(place, key, file),
    open: (key) => openObject(place, key),
    remove: (key) => remove(place, key),
    list: () => list(place),
    reach: async () => void (await page(place, undefined, 1)),
  };
}
