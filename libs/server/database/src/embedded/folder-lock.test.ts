import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/own-database';
import { withFolderLock } from './folder-lock';

const { folder, remove } = temporaryFolder();
const lockFile = join(folder, 'lock');
afterAll(remove);

describe('the lock of a folder', () => {
  it('lets one in at a time and is gone afterwards', async () => {
    const state = { inside: 0, most: 0 };
    const work = () =>
      withFolderLock(lockFile, async () => {
        state.inside += 1;
        state.most = Math.max(state.most, state.inside);
        await new Promise((resolve) => setTimeout(resolve, 10));
        state.inside -= 1;
      });
    await Promise.all([work(), work(), work(), work()]);
    expect([state.most, existsSync(lockFile)]).toEqual([1, false]);
  });

  it('is free again when the work fails', async () => {
    await expect(withFolderLock(lockFile, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(lockFile)).toBe(false);
  });

  it('is taken over from a process that is gone', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lockFile, String(pid));
    expect(await withFolderLock(lockFile, async () => 'in')).toBe('in');
  });
});
