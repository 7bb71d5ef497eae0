import { randomUUID } from 'node:crypto';
import type { Storage } from './storage/storage';
import { LONGEST_ARRIVAL_MS } from './limits';
import { sweepExpired, sweepSpool, sweepStray } from './sweep-files';
import { STORAGES, TEXTS, comes, filesWorld } from './testing/files-world';

describe.each(STORAGES)('over %s', (kind) => {
  const { clock, context, db, givenAccountId, onDisk, process, rows } = filesWorld(kind);

  const save = async (count = 1) => {
    const accountId = await givenAccountId();
    const one = () =>
      process().save(context(), { accountId, purpose: TEXTS, name: 'a.txt', bytes: comes('x'), createdBy: null });
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) ids.push(await one());
    return ids;
  };

  describe('expired files', () => {
    it('go with their bytes, and others stay', async () => {
      await save(3);
      clock.advance(TEXTS.keptMs);
      const [young] = await save();
      expect(await sweepExpired(process(), context())).toBe(3);
      expect(await onDisk()).toEqual([young]);
      expect(await rows()).toHaveLength(1);
      expect(await sweepExpired(process(), context())).toBe(0);
    });

    it('go once, with two processes at it', async () => {
      await save(20);
      clock.advance(TEXTS.keptMs);
      await Promise.all([sweepExpired(process(), context()), sweepExpired(process(), context())]);
      expect(await rows()).toEqual([]);
      expect(await onDisk()).toEqual([]);
    });

    it.each(['before its bytes went', 'after its bytes went'])(
      'are finished by the next round when a process dies %s',
      async (when) => {
        const [id] = await save();
        clock.advance(TEXTS.keptMs);
        const { storage } = process();
        const remove: Storage['remove'] = async (key) => {
          if (when.startsWith('after')) await storage.remove(key);
          throw new Error('killed');
        };
        expect(await sweepExpired(process({ storage: { ...storage, remove } }), context())).toBe(0);
        expect(await rows()).toMatchObject([{ id, state: 2 }]);
        expect(await sweepExpired(process(), context())).toBe(1);
        expect(await rows()).toEqual([]);
        expect(await onDisk()).toEqual([]);
      },
    );
  });

  it('a file whose process died while it came goes after an hour', async () => {
    const [id] = await save();
    await db().updateTable('files').set({ state: 0 }).execute();
    expect(await sweepExpired(process(), context())).toBe(0);
    clock.advance(LONGEST_ARRIVAL_MS);
    expect(await sweepExpired(process(), context())).toBe(1);
    expect([await rows(), await onDisk(), typeof id]).toEqual([[], [], 'string']);
  });

  it('bytes without a row go, those with one stay', async () => {
    const [kept] = await save();
    const files = process();
    const stray = randomUUID();
    const spooled = await files.spool.write(stray, comes('y'), 10);
    await files.storage.put(stray, { ...spooled, contentType: 'text/plain' });
    // A folder takes the spooled file itself, a store its bytes.
    await files.spool.remove(stray);
    await files.spool.write(randomUUID(), comes('z'), 10);
    expect(await onDisk()).toHaveLength(3);
    expect(await sweepStray(files, context())).toBe(2);
    expect(await onDisk()).toEqual([kept]);
  });

  it('of what lies in the spool, only that goes whose row is gone', async () => {
    const [kept = ''] = await save();
    const { spool } = process();
    await spool.write(kept, comes('still arriving'), 20);
    await spool.write(randomUUID(), comes('of a killed process'), 20);
    expect(await sweepSpool(process(), context())).toBe(1);
    expect(await spool.list()).toEqual([kept]);
  });
});
