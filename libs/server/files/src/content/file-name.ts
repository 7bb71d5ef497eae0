import { FILE_TYPES } from './find-type';
import type { FileType } from './find-type';

const MOST_CHARS = 120;
/** Control characters, what turns the direction of a text and so hides an ending, and what means something in a path. */
// eslint-disable-next-line no-control-regex -- they are what is taken out
const UNFIT = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff"*:<>?|\\/]+/g;

/** A name that can be saved anywhere, with the ending of what the file is. The half-space of Persian stays. */
export function fileName(given: string, type: FileType): string {
  const base = given
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Surrogate}/gu, '')
    .replace(UNFIT, ' ')
    .trim();
  const ending = FILE_TYPES[type];
  const isNamed = base.toLowerCase().endsWith(ending) || (type === 'image/jpeg' && /\.jpeg$/i.test(base));
  const stem = isNamed ? base.replace(/\.[a-z]+$/i, '') : base;
  const short = [...stem]
    .slice(0, MOST_CHARS)
    .join('')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${short || 'file'}${ending}`;
}
