import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sharedMemoryMb } from './memory.ts';

const started: ReturnType<typeof spawn>[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill()));

/** A process of the same program, once all of it is there. */
async function idle(): Promise<number> {
  const child = spawn(process.execPath, ['-e', "console.log('here'); setInterval(() => {}, 1000)"]);
  started.push(child);
  await once(child.stdout, 'data');
  return child.pid ?? 0;
}

describe('memory that processes share', () => {
  it('is none of one', async () => {
    expect(sharedMemoryMb([await idle()])).toBe(0);
  });

  it('is a whole process less of one that is counted twice, and of two of the same program its pages', async () => {
    const [one, other] = [await idle(), await idle()];
    const [twice, both] = [sharedMemoryMb([one, one]), sharedMemoryMb([one, other])];
    // Who may not see frames sees none of either.
    if (process.getuid?.() !== 0) expect([twice, both]).toEqual([0, 0]);
    else {
      expect(both).toBeGreaterThan(10);
      expect(twice).toBeGreaterThan(both);
    }
  });
});
