import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { PICTURES, STORAGES, TEXTS, comes, filesWorld } from './testing/files-world';
import { keepFile } from './files.repository';
import type { FileToSave } from './files.service';

const DAY_MS = 24 * 3_600_000;

describe.each(STORAGES)('over %s', (kind) => {
  const { context, clock, givenAccountId, onDisk, process, rows } = filesWorld(kind);

  let accountId: bigint;
  beforeEach(async () => {
    accountId = await givenAccountId();
  });

  const given = (name: string, ...pieces: (Uint8Array | string)[]): FileToSave => ({
    ...{ accountId, purpose: TEXTS, name, createdBy: null },
    bytes: comes(...pieces),
  });
  const owner = () => ({ accountId, permissions: 'all' as const });

  async function expectNothing() {
    expect(await rows()).toEqual([]);
    expect(await onDisk()).toEqual([]);
  }

  describe('a file that is saved', () => {
    it('is read as it came, by any process, under its own name and type', async () => {
      const id = await process().save(context(), given('../شماره‌ها\u202e.CSV', 'الف,', 'ب\r\n'));
      const { bytes, ...file } = await process().open(context(), owner(), id);
      expect(await text(bytes)).toBe('الف,ب\r\n');
      expect(file).toMatchObject({ name: 'شماره‌ها.csv', contentType: 'text/csv', size: 11n });
      expect(await onDisk()).toEqual([id]);
    });

    it('is nobody else’s, and a member’s only with its permission', async () => {
      const id = await process().save(context(), given('a.txt', 'x'));
      const unknown = { code: '404-140' };
      const theirs = { accountId: await givenAccountId(), permissions: 'all' as const };
      await expect(process().open(context(), theirs, id)).rejects.toMatchObject(unknown);
      const member = (...permissions: string[]) => process().open(context(), { accountId, permissions }, id);
      await expect(member('wallet.read')).rejects.toMatchObject(unknown);
      (await member('contact.edit')).bytes.destroy();
    });

    it('is not there any more from the moment it expires', async () => {
      const id = await process().save(context(), given('a.txt', 'x'));
      clock.advance(TEXTS.keptMs);
      await expect(process().open(context(), owner(), id)).rejects.toMatchObject({ code: '404-140' });
    });

    it('is there no longer than its work needs, and never longer than before', async () => {
      const id = await process().save(context(), given('a.txt', 'x'));
      const key = { accountId, id };
      const after = (ms: number) => new Date(clock.now().getTime() + ms);
      await process().keepUntil(context().db, { ...key, accountId: await givenAccountId() }, after(0));
      await process().keepUntil(context().db, key, after(1_000));
      await process().keepUntil(context().db, key, after(TEXTS.keptMs * 2));
      (await process().open(context(), owner(), id)).bytes.destroy();
      clock.advance(1_000);
      await expect(process().open(context(), owner(), id)).rejects.toMatchObject({ code: '404-140' });
    });

    it('that a row is to refer to is kept for a day, and for its time only by that row', async () => {
      const purpose = { ...TEXTS, keptMs: 10 * DAY_MS, isKeptByRow: true };
      const save = () => process().save(context(), { ...given('a.txt', 'x'), purpose });
      const [kept, left] = [await save(), await save()];
      clock.advance(DAY_MS - 1);
      const keep = (id: string, of = accountId, name = purpose.name) =>
        context()
          .db.transaction()
          .execute((tx) => keepFile(tx, { accountId: of, id, purpose: { ...purpose, name }, now: clock.now() }));
      expect(await keep(left, await givenAccountId())).toBe(false);
      expect(await keep(left, accountId, 'test.others')).toBe(false);
      expect([await keep(kept), await keep(kept)]).toEqual([true, true]);
      clock.advance(1);
      await expect(process().open(context(), owner(), left)).rejects.toMatchObject({ code: '404-140' });
      expect(await keep(left)).toBe(false);
      clock.advance(10 * DAY_MS - 2);
      (await process().open(context(), owner(), kept)).bytes.destroy();
      clock.advance(1);
      await expect(process().open(context(), owner(), kept)).rejects.toMatchObject({ code: '404-140' });
    });

    it('is one file for one source, also when two processes save it at once', async () => {
      const twice = () => process().save(context(), { ...given('a.txt', 'x'), source: 'import 7' });
      const ids = await Promise.all([twice(), twice()]);
      ids.push(await twice());
      expect(new Set(ids).size).toBe(1);
      expect(await onDisk()).toEqual([ids[0]]);
      expect(await rows()).toHaveLength(1);
    });
  });

  describe('a file that is refused', () => {
    const EXE = Buffer.concat([Buffer.from('MZ\u0090\0\u0003\0\0\0'), Buffer.alloc(200)]);
    const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const HTML = '<!doctype html><script>alert(1)</script>';
    const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

    it.each<[string, FileToSave['purpose'], string, Uint8Array | string]>([
      ['an executable called a picture', PICTURES, 'a.jpg', EXE],
      ['a page called a picture', PICTURES, 'a.png', HTML],
      ['a picture that may hold a script', PICTURES, 'a.svg', SVG],
      ['an executable called a text', TEXTS, 'a.csv', EXE],
      ['a page called a text', TEXTS, 'a.txt', `\ufeff \r\n${HTML}`],
      ['what is no UTF-8', TEXTS, 'a.txt', Buffer.from([0x61, 0xff, 0xfe])],
      ['a text that is cut within a letter', TEXTS, 'a.txt', Buffer.from('ب').subarray(0, 1)],
      ['a text with a zero', TEXTS, 'a.txt', 'a\0b'],
      ['a picture where a text is asked', TEXTS, 'a.csv', PNG],
    ])('is %s, and leaves nothing', async (_, purpose, name, bytes) => {
      const file = { ...given(name, bytes), purpose };
      await expect(process().save(context(), file)).rejects.toMatchObject({ code: '422-140' });
      await expectNothing();
    });

    it('is a picture that cannot be read', async () => {
      const file = { ...given('a.png', PNG), purpose: PICTURES };
      await expect(process().save(context(), file)).rejects.toMatchObject({
        code: expect.stringMatching(/^422-14[01]$/),
      });
      await expectNothing();
    });

    it('is larger than its purpose allows: no more of it is read', async () => {
      let read = 0;
      const bytes = (async function* () {
        for (; read < 1_000; read += 1) yield Buffer.alloc(50_000, 'a');
      })();
      await expect(process().save(context(), { ...given('a.txt'), bytes })).rejects.toMatchObject({ code: '413-140' });
      expect(read).toBe(4);
      await expectNothing();
    });
  });

  describe('the room of an account', () => {
    it('is never overdrawn, however many come at once to two processes', async () => {
      const quotaBytes = 2_500;
      const processes = [process({ quotaBytes }), process({ quotaBytes })];
      const save = (index: number) => processes[index % 2]?.save(context(), given('a.txt', 'a'.repeat(1_000)));
      const ended = await Promise.allSettled([0, 1, 2, 3, 4].map(save));
      expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      const refused = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
      expect(refused).toEqual(['422-143', '422-143', '422-143']);
      expect((await rows()).map(({ size }) => size)).toEqual([1_000n, 1_000n]);
      expect(await onDisk()).toHaveLength(2);
    });

    it('takes five files at the same time', async () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      const slow = async function* () {
        yield Buffer.from('a');
        await released;
      };
      const saves = [1, 2, 3, 4, 5].map(() => process().save(context(), { ...given('a.txt'), bytes: slow() }));
      while ((await rows()).length < 5) await new Promise((resolve) => setImmediate(resolve));
      await expect(process().save(context(), given('a.txt', 'x'))).rejects.toMatchObject({ code: '429-140' });
      release();
      await Promise.all(saves);
    });
  });

  it('a sender who hangs up leaves nothing', async () => {
    let ended: Promise<unknown> = Promise.resolve();
    const server = createServer((request) => {
      ended = process()
        .save(context(), { ...given('a.txt'), bytes: request })
        .catch((error: unknown) => error);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n${'a'.repeat(500)}`);
    while ((await onDisk()).length === 0) await new Promise((resolve) => setImmediate(resolve));
    socket.destroy();
    while ((await rows()).length > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await ended).toMatchObject({ code: 'ECONNRESET' });
    await expectNothing();
    await new Promise((resolve) => server.close(resolve));
  });

  it('bytes that are being read stay whole when the file is removed', async () => {
    const files = process();
    const id = await files.save(context(), given('a.txt', 'a'.repeat(150_000)));
    const { bytes } = await files.open(context(), owner(), id);
    await files.storage.remove(id);
    expect((await buffer(bytes)).length).toBe(150_000);
  });
});

describe('an object store that is away', () => {
  const { context, givenAccountId, onDisk, process, rows, store } = filesWorld('an object store');
  const BUSY = { status: 503, code: 'SlowDown' };
  const always = Array.from({ length: 4 }, () => BUSY);
  const away = { code: '503-140', status: 503, permanent: false };
  const file = (accountId: bigint): FileToSave => ({
    ...{ accountId, purpose: TEXTS, name: 'a.txt', createdBy: null },
    bytes: comes('x'),
  });

  it('is said to who gives a file, and nothing of it stays', async () => {
    store.fail('PutObject', ...always);
    await expect(process().save(context(), file(await givenAccountId()))).rejects.toMatchObject(away);
    expect([await rows(), await onDisk()]).toEqual([[], []]);
  });

  it('is said to who opens a file, which is there again when the store is', async () => {
    const accountId = await givenAccountId();
    const id = await process().save(context(), file(accountId));
    const open = () => process().open(context(), { accountId, permissions: 'all' }, id);
    store.fail('GetObject', ...always);
    await expect(open()).rejects.toMatchObject(away);
    expect(await text((await open()).bytes)).toBe('x');
  });

  it('leaves the row of what could not be cleared away to the sweep', async () => {
    store.fail('PutObject', ...always);
    store.fail('DeleteObject', ...always);
    await expect(process().save(context(), file(await givenAccountId()))).rejects.toMatchObject(away);
    expect(await rows()).toMatchObject([{ state: 0 }]);
  });
});
