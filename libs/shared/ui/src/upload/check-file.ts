import { DEFAULT_UPLOAD_EXTENSIONS } from '@peyk/shared-validation';
import { formatBytes } from '../numbers/format-bytes';

/** The specification's default of the upload piece: a sheet of Excel. */
export const DEFAULT_ACCEPT: readonly string[] = DEFAULT_UPLOAD_EXTENSIONS.map((extension) => `.${extension}`);

export interface FileLimits {
  /** Endings with their dot, in any case. */
  readonly accept: readonly string[];
  readonly maxBytes?: number;
}

/** Endings as a person reads them, each isolated from the Persian around it: «xlsx یا xls». */
export function readableEndings(accept: readonly string[]): string {
  // U+2066 and U+2069 isolate a run that reads from left to right.
  const names = accept.map((ending) => `\u2066${ending.replace(/^\./, '').toLowerCase()}\u2069`);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join('، ')} یا ${last}`;
}

/**
 * Why a file cannot be uploaded, in a sentence that says what to do, or `null` when it can. By its ending, because
 * browsers know no type for half of the files that people have.
 */
export function checkFile(file: Pick<File, 'name' | 'size'>, { accept, maxBytes }: FileLimits): string | null {
  const name = file.name.toLowerCase();
  if (!accept.some((ending) => name.endsWith(ending.toLowerCase()))) {
    return `این نوع فایل پذیرفته نمی‌شود. لطفاً فایلی با پسوند ${readableEndings(accept)} انتخاب کنید.`;
  }
  if (file.size === 0) return 'این فایل خالی است. لطفاً فایلی انتخاب کنید که داده‌ای در آن باشد.';
  if (maxBytes !== undefined && file.size > maxBytes) {
    return `حجم این فایل ${formatBytes(file.size)} است و سقف آن ${formatBytes(maxBytes)}. لطفاً فایل را کوچک‌تر یا به چند فایل تقسیم کنید.`;
  }
  return null;
}
