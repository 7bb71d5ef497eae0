import { FileCheck } from '@peyk/shared-file-check';
import type { FileRun, Reader } from '../file-run.ts';

/** Watches the frames of the page while something else works; the longest gap between two of them. */
function watchFrames(): () => number {
  let [longest, last, isOver] = [0, performance.now(), false];
  const onFrame = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  return () => {
    isOver = true;
    return longest;
  };
}

/** A number for a list of numbers in their order: two runs that took the same have the same. */
function printOf(keys: Int32Array): string {
  let [low, high] = [0x811c9dc5, 0x1234567];
  for (const key of keys) {
    low = Math.imul(low ^ key, 0x01000193);
    high = Math.imul(high + key, 0x85ebca6b) ^ (high >>> 13);
  }
  return `${keys.length}:${(low >>> 0).toString(16)}${(high >>> 0).toString(16)}`;
}

async function checkOurs(file: File): Promise<Pick<FileRun, 'openMs' | 'keptBytes' | 'pageMs'> & { keys: Int32Array }> {
  const check = new FileCheck();
  const began = performance.now();
  const opened = await check.open(file);
  if (opened.fault !== undefined) throw new Error(opened.fault);
  const { mobileColumn = 0, hasHeader } = opened.value;
  const openMs = performance.now() - began;
  const checked = await check.check({ mobileColumn, hasHeader });
  if (checked.fault !== undefined) throw new Error(checked.fault);
  const keys = await check.accepted();
  Object.assign(window, { __check: check });
  return { keys, openMs, keptBytes: checked.value.memoryBytes, pageMs: 0 };
}

/** The last rows of the preview, as a person sees them who drags the thumb to the end. */
async function lastPage(): Promise<number> {
  const { __check: check } = window as unknown as { __check: FileCheck };
  const began = performance.now();
  const rows = await check.page('all', 999_950, 50);
  if (rows.length !== 50) throw new Error(`the last page has ${rows.length} rows.`);
  return performance.now() - began;
}

function checkWithOther(file: File, reader: Reader): Promise<{ keys: Int32Array }> {
  const worker = new Worker(new URL('./others.worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data as { keys: Int32Array }));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage({ file, reader });
  });
}

Object.assign(window, {
  __run: async (reader: Reader): Promise<FileRun> => {
    const file = document.querySelector('input')?.files?.[0];
    if (!file) throw new Error('no file was chosen.');
    const longestFrame = watchFrames();
    const began = performance.now();
    const { keys, ...more } =
      reader === 'ours'
        ? await checkOurs(file)
        : { openMs: 0, keptBytes: 0, pageMs: 0, ...(await checkWithOther(file, reader)) };
    const seconds = (performance.now() - began) / 1_000;
    const longestFrameMs = longestFrame();
    const pageMs = reader === 'ours' ? await lastPage() : 0;
    return { ...more, pageMs, seconds, longestFrameMs, accepted: printOf(keys) };
  },
});
