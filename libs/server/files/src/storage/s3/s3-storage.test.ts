import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { comes } from '../../testing/files-world';
import { S3Server } from '../../testing/s3-server';
import { createSpool } from '../spool';
import { StorageError } from '../storage';
import { tryStorage } from '../try-storage';
import { S3_PATIENCE } from './s3-settings';
import type { S3Patience, S3Settings } from './s3-settings';
import { s3Storage } from './s3-storage';

const store = new S3Server();
const state = {} as { folder: string };
beforeAll(async () => {
  await store.start();
  state.folder = await mkdtemp(join(tmpdir(), 'peyk-s3-'));
});
beforeEach(() => store.clear());
afterAll(async () => {
  await store.stop();
  await rm(state.folder, { recursive: true });
});

const spool = () => createSpool(state.folder);
const storage = (wishes: Partial<S3Settings> = {}, patience: Partial<S3Patience> = {}) =>
  s3Storage(store.settings(wishes), { ...S3_PATIENCE, pauseMs: 1, ...patience });
const spooled = async (content: Uint8Array | string, key: string = randomUUID()) => ({
  key,
  file: { ...(await spool().write(key, comes(content), 100_000_000)), contentType: 'text/csv' },
});
const put = async (content: Uint8Array | string, over = storage()) => {
  const { key, file } = await spooled(content);
  await over.put(key, file);
  return key;
};
const bytesOf = async (key: string, over = storage()) => {
  const bytes = await over.open(key);
  return bytes && buffer(bytes);
};
const BUSY = { status: 503, code: 'SlowDown' };
const LARGE = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 31) % 251));

it('puts bytes under the prefix, with their length, type and hash signed', async () => {
  const key = await put('الف', storage({ prefix: 'tenant one/peyk/' }));
  const kept = store.objects.get(`tenant one/peyk/${key}`);
  expect([kept?.bytes.toString(), kept?.type]).toEqual(['الف', 'text/csv']);
});

describe('a store that is busy or away', () => {
  it.each([[[BUSY, BUSY, { status: 500, code: 'InternalError' }]], [[{ cutAfter: 0 }, { cutAfter: 1_000_000 }, BUSY]]])(
    'is asked again, with the whole file: %j',
    async (faults) => {
      store.fail('PutObject', ...faults);
      const key = await put(LARGE);
      expect(store.objects.get(key)?.bytes.equals(LARGE)).toBe(true);
      expect(store.asked).toHaveLength(4);
    },
  );

  it('is asked four times and no more; nothing of the file is there then', async () => {
    store.fail('PutObject', BUSY, BUSY, { cutAfter: 2_000_000 }, BUSY);
    await expect(put(LARGE)).rejects.toMatchObject({ name: 'StorageError', isRefusal: false });
    expect([store.asked.length, store.objects.size]).toEqual([4, 0]);
  });

  it('is asked again for list, open and remove', async () => {
    const key = await put('x');
    store.fail('ListObjectsV2', BUSY, { cutAfter: 0 });
    store.fail('GetObject', BUSY, { status: 429, code: 'TooManyRequests' });
    store.fail('DeleteObject', { cutAfter: 0 }, BUSY);
    for await (const keys of storage().list()) expect(keys).toEqual([key]);
    expect(await bytesOf(key)).toEqual(Buffer.from('x'));
    await storage().remove(key);
    expect(store.objects.size).toBe(0);
  });

  it.each(['PutObject', 'GetObject', 'ListObjectsV2'] as const)('that says nothing to %s is left', async (question) => {
    const key = await put('x');
    store.asked.length = 0;
    store.fail(question, 'silent', 'silent');
    const impatient = storage({}, { idleMs: 60_000, answerMs: 400, putMs: 400, attempts: 2 });
    const { file } = await spooled('x', key);
    const work = { PutObject: () => impatient.put(key, file), GetObject: () => impatient.open(key) };
    const ask = { ...work, ListObjectsV2: () => impatient.reach() }[question];
    await expect(ask()).rejects.toMatchObject({ isRefusal: false });
    expect(store.asked).toEqual([question, question]);
  });

  it('that falls silent is left after a while without bytes', async () => {
    store.fail('ListObjectsV2', 'silent');
    const reached = storage({}, { idleMs: 300, answerMs: 60_000, attempts: 1 }).reach();
    await expect(reached).rejects.toMatchObject({ isRefusal: false, message: expect.stringContaining('TimeoutError') });
  });

  it('holds no time limit once it has answered', async () => {
    const answerMs = 3_600_001;
    const set = jest.spyOn(globalThis, 'setTimeout');
    const cleared = jest.spyOn(globalThis, 'clearTimeout');
    await storage({}, { answerMs }).reach();
    // Our own limit alone: the socket beneath keeps timers of its own, which come and go when they like.
    const limits = set.mock.results.flatMap(({ value }, call) =>
      set.mock.calls[call]?.[1] === answerMs ? [value] : [],
    );
    expect(limits).toHaveLength(1);
    expect(cleared.mock.calls.flat()).toEqual(expect.arrayContaining(limits));
    set.mockRestore();
    cleared.mockRestore();
  });

  it('is asked again with the right time when our clock is wrong', async () => {
    store.clockSkewMs = 3_600_000;
    const key = await put('x');
    expect([store.asked.length, store.objects.has(key)]).toEqual([2, true]);
  });
});

describe('a file that is read', () => {
  it('is taken up where the line was cut', async () => {
    const key = await put(LARGE);
    store.fail('GetObject', { cutAfter: 1_000_000 }, { cutAfter: 70_000 }, { cutAfter: 0 });
    expect((await bytesOf(key))?.equals(LARGE)).toBe(true);
    expect(store.asked.filter((question) => question === 'GetObject')).toHaveLength(4);
  });

  it('ends with an error when the line is cut again and again, and never early', async () => {
    const key = await put(LARGE);
    store.fail('GetObject', ...Array.from({ length: 6 }, () => ({ cutAfter: 1_000 })));
    await expect(bytesOf(key)).rejects.toThrow('cut off');
  });

  it('ends with an error when it was removed or changed meanwhile', async () => {
    for (const meanwhile of [
      (key: string) => store.objects.delete(key),
      (key: string) => store.objects.set(key, { bytes: Buffer.alloc(LARGE.length, 'y'), type: '' }),
    ]) {
      const key = await put(LARGE);
      store.fail('GetObject', { cutAfter: 1_000 });
      const bytes = await storage().open(key);
      meanwhile(key);
      await expect(buffer(bytes!)).rejects.toBeInstanceOf(StorageError);
    }
  });
});

it('bytes that are others than those that were counted are refused', async () => {
  const { key, file } = await spooled('abc');
  await writeFile(file.path, 'abd');
  const error = await storage().put(key, file).then(String, String);
  expect(error).toContain('XAmzContentSHA256Mismatch');
  expect(store.objects.size).toBe(0);
});

it('a list that leads in a circle ends', async () => {
  await put('x');
  const keys = async () => {
    const all: string[] = [];
    for await (const page of storage().list()) all.push(...page);
    return all;
  };
  await put('y');
  store.pageSize = 0;
  await expect(keys()).rejects.toThrow('how its list goes on');
});

describe('wrong settings', () => {
  it.each<[string, Partial<S3Settings>, string]>([
    ['another bucket', { bucket: 'not-there' }, '404 (NoSuchBucket)'],
    ['an unknown access key', { accessKey: 'nobodys-key' }, '403 (InvalidAccessKeyId)'],
    ['a wrong secret', { secretKey: 'hidden-and-wrong' }, '403 (SignatureDoesNotMatch)'],
    ['another region', { region: 'mars-1' }, '400 (AuthorizationHeaderMalformed)'],
  ])('are told at once, and without what is secret: %s', async (_, wishes, message) => {
    const error = await tryStorage(storage(wishes), spool()).catch((fault: unknown) => fault);
    expect(error).toMatchObject({ isRefusal: true, message: expect.stringContaining(message) });
    expect(store.asked).toEqual(['ListObjectsV2']);
    const told = inspect(error, { depth: 20, showHidden: true });
    const { accessKey, secretKey } = store.settings(wishes);
    for (const secret of [accessKey, secretKey, 'Credential=', 'Signature=']) expect(told).not.toContain(secret);
    if (!wishes.bucket) return;
    await expect(storage(wishes).open(randomUUID())).rejects.toBeInstanceOf(StorageError);
  });

  it.each(['PutObject', 'GetObject', 'DeleteObject'] as const)('are also a key that may not %s', async (question) => {
    store.fail(question, { status: 403, code: 'AccessDenied' });
    const before = await spool().list();
    const tried = tryStorage(storage(), spool());
    await expect(tried).rejects.toMatchObject({ isRefusal: true, message: expect.stringContaining(question) });
    expect(await spool().list()).toEqual(before);
  });
});
