import { formatNumber } from '../numbers/format-number';
import type { UploadEntry } from './upload-queue';

export interface UploadStories {
  /** What to say aloud when it changes; empty while there is nothing to tell. */
  readonly progress: string;
  /** How many failed and what to do, once nothing moves any more; `null` when none did or there is only one file. */
  readonly failures: string | null;
}

/**
 * What became of several files, in words. A file that the person cancelled has not failed.
 *
 * @param doneCount how many have arrived
 */
export function retellUploads(entries: readonly UploadEntry[], doneCount: number): UploadStories {
  const count = (...phases: UploadEntry['state']['phase'][]) =>
    entries.filter(({ state }) => phases.includes(state.phase)).length;
  const moving = count('waiting', 'sending');
  const failed = count('failed', 'refused');
  const total = entries.length + doneCount;
  const parts = [
    [doneCount, 'فایل بارگذاری شد'],
    [moving, 'فایل در راه است'],
    [failed, 'فایل بارگذاری نشد'],
  ] as const;
  const told = parts.filter(([number]) => number > 0).map(([number, words]) => `${formatNumber(number)} ${words}`);
  const isSettled = moving === 0 && failed > 0 && total > 1;
  const remedy =
    count('failed') > 0
      ? 'دوباره تلاش کنید یا آن‌ها را از فهرست بردارید.'
      : 'آن‌ها را از فهرست بردارید و فایل درست را انتخاب کنید.';
  return {
    progress: told.join('، '),
    failures: isSettled ? `${formatNumber(failed)} فایل از ${formatNumber(total)} فایل بارگذاری نشد. ${remedy}` : null,
  };
}

/** Why some of the chosen files are not in the list. */
export function tooManySentence(leftOut: number, maxFiles: number): string {
  if (maxFiles === 1) return 'فقط یک فایل پذیرفته می‌شود؛ نخستین فایل انتخاب شد.';
  return `حداکثر ${formatNumber(maxFiles)} فایل پذیرفته می‌شود؛ ${formatNumber(leftOut)} فایل افزوده نشد. برای افزودن، ابتدا فایلی را از فهرست بردارید.`;
}
