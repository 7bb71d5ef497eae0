import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { fail } from '../fail';
import { hasCode } from '../has-code';

/** Types that files may have. A picture that can hold a script (svg) and a page are none. */
export const FILE_TYPES = {
  'text/csv': '.csv',
  'text/plain': '.txt',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/pdf': '.pdf',
  'application/zip': '.zip',
  'application/x-rar-compressed': '.rar',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
} as const;
export type FileType = keyof typeof FILE_TYPES;

const isKnown = (type: string): type is FileType => type in FILE_TYPES;

/** Whether all of it is UTF-8 text that no browser takes for a page: no control characters, and no `<` at its beginning. */
async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isBegun = false;
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(chunk as Buffer, { stream: true });
      // eslint-disable-next-line no-control-regex -- they are what is looked for
      if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)) return false;
      if (isBegun || text.trim() === '') continue;
      if (text.trimStart().startsWith('<')) return false;
      isBegun = true;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (hasCode(error, 'ERR_ENCODING_INVALID_ENCODED_DATA')) return false;
    throw error;
  }
}

/** What a file is by its content; of texts the name says which kind. @throws wrongType for what is not among the allowed */
export async function findType(path: string, name: string, allowed: readonly FileType[]): Promise<FileType> {
  const found = (await fileTypeFromFile(path))?.mime;
  const text = /\.csv$/i.test(name) ? 'text/csv' : 'text/plain';
  const type = found ?? ((await isPlainText(path)) ? text : '');
  if (!isKnown(type) || !allowed.includes(type)) fail('wrongType');
  return type;
}
