import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { IMPATIENT, STORAGES, comes } from '../testing/files-world';
import { S3Server } from '../testing/s3-server';
import { diskStorage } from './disk-storage';
import { s3Storage } from './s3/s3-storage';
import { createSpool } from './spool';
import type { Storage } from './storage';
import { tryStorage } from './try-storage';

/** What every storage does, whatever lies behind it. */
describe.each(STORAGES)('%s', (kind) => {
  const store = new S3Server();
  const state = {} as { folder: string; storage: Storage };
  beforeAll(() => store.start());
  afterAll(() => store.stop());
  beforeEach(async () => {
    store.clear();
    state.folder = await mkdtemp(join(tmpdir(), 'peyk-storage-'));
    state.storage = again();
  });
  afterEach(() => rm(state.folder, { recursive: true }));

  /** The storage as another process has it. */
  const again = () =>
    kind === 'a folder' ? diskStorage(state.folder) : s3Storage(store.settings({ prefix: 'files/' }), IMPATIENT);
  const spool = () => createSpool(join(state.folder, '.arriving'));
  const put = async (content: Uint8Array | string, key: string = randomUUID()) => {
    const file = await spool().write(key, comes(content), 100_000_000);
    await state.storage.put(key, { ...file, contentType: 'text/plain' });
    await spool().remove(key);
    return key;
  };
  const keysOf = async (storage: Storage) => {
    const pages: (readonly string[])[] = [];
    for await (const page of storage.list()) pages.push(page);
    return pages.flat();
  };
  const read = async (key: string) => {
    const bytes = await state.storage.open(key);
    return bytes && text(bytes);
  };

  it('gives back what it was given, to any process', async () => {
    const content = Buffer.alloc(9_000_000, 'سطر، ');
    const key = await put(content);
    const bytes = await again().open(key);
    expect(bytes && (await buffer(bytes)).equals(content)).toBe(true);
  });

  it('keeps a file without a byte', async () => {
    expect(await read(await put(''))).toBe('');
  });

  it('keeps a file once, however often it is put', async () => {
    const key = await put('x');
    await put('x', key);
    expect([await read(key), await keysOf(state.storage)]).toEqual(['x', [key]]);
  });

  it('says that there is no such file, and removes it twice without harm', async () => {
    expect(await state.storage.open(randomUUID())).toBeUndefined();
    const key = await put('x');
    await state.storage.remove(key);
    await state.storage.remove(key);
    expect(await state.storage.open(key)).toBeUndefined();
    expect(await keysOf(state.storage)).toEqual([]);
  });

  it('lists all keys and nothing else', async () => {
    store.pageSize = 3;
    const keys: string[] = [];
    for (let index = 0; index < 10; index += 1) keys.push(await put('x'));
    store.objects.set('files/note.txt', { bytes: Buffer.from('of somebody else'), type: '' });
    store.objects.set(`others/${randomUUID()}`, { bytes: Buffer.from('of somebody else'), type: '' });
    expect((await keysOf(state.storage)).sort()).toEqual(keys.sort());
  });

  it('lists all that stay while others are removed between its pages', async () => {
    store.pageSize = 2;
    const keys: string[] = [];
    for (let index = 0; index < 9; index += 1) keys.push(await put('x'));
    const seen: string[] = [];
    for await (const page of state.storage.list()) {
      seen.push(...page);
      for (const key of page) await state.storage.remove(key);
    }
    expect(seen.sort()).toEqual(keys.sort());
    expect(await keysOf(state.storage)).toEqual([]);
  });

  it.each(['', '..', '../../etc/passwd', 'a/b', `${randomUUID()}/x`, randomUUID().toUpperCase()])(
    'takes no key that is no id of ours: %j',
    async (key) => {
      const file = await spool().write(randomUUID(), comes('x'), 10);
      await expect((async () => state.storage.put(key, { ...file, contentType: 'text/plain' }))()).rejects.toThrow();
      await expect((async () => state.storage.open(key))()).rejects.toThrow('must be an id');
      await expect((async () => state.storage.remove(key))()).rejects.toThrow('must be an id');
    },
  );

  it('puts nothing when the spooled file is gone', async () => {
    const key = randomUUID();
    const file = await spool().write(key, comes('x'), 10);
    await spool().remove(key);
    const put = state.storage.put(key, { ...file, contentType: 'text/plain' });
    await expect(put).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await keysOf(state.storage)).toEqual([]);
  });

  it('leaves nothing of a trial', async () => {
    await tryStorage(state.storage, spool());
    expect([await keysOf(state.storage), await spool().list()]).toEqual([[], []]);
  });

  it('is left by a reader in the middle', async () => {
    const bytes = await state.storage.open(await put(Buffer.alloc(5_000_000, 'x')));
    for await (const piece of bytes ?? []) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    expect(bytes?.destroyed).toBe(true);
  });
});
