import { facadeModule } from '@peyk/server-facades-core';
import type { Facade } from '@peyk/server-facades-core';
import { failKavenegar } from './kavenegar.codes';
import { READING } from './reading';
import { SENDING } from './sending';

const DONE = { status: 200, message: 'تایید شد' } as const;

/** 200 texts of 900 characters, as percent escapes. */
const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

const facade: Facade = {
  name: 'kavenegar',
  title: 'کاوه‌نگار',
  base: 'v1',
  routes: [...SENDING, ...READING],
  bodyLimitBytes: BODY_LIMIT_BYTES,
  keyOf: (_, { key = '' }) => key,
  succeed: (entries) => ({ return: DONE, ...(isWhole(entries) ? entries : { entries }) }),
  fail: failKavenegar,
};

/** Something that has more beside its entries. */
function isWhole(data: unknown): data is { entries: unknown } {
  return typeof data === 'object' && data !== null && !Array.isArray(data) && 'entries' in data;
}

/** Kavenegar's REST, below `/compat/kavenegar`. */
export function kavenegarModule() {
  return facadeModule(facade);
}
