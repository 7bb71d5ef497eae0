import { facadeModule } from '@peyk/server-facades-core';
import type { Facade } from '@peyk/server-facades-core';
import { READING } from './reading';
import { SENDING } from './sending';
import { failSmsir } from './smsir.codes';

const facade: Facade = {
  name: 'smsir',
  title: 'SMS.ir نسخهٔ ۱',
  base: 'v1',
  routes: [...SENDING, ...READING],
  bodyLimitBytes: 1024 * 1024,
  keyOf: ({ headers }) => {
    const key = headers['x-api-key'];
    return key === undefined ? undefined : String(key);
  },
  // Only the old way of sending has its key there; the rest has none in its query.
  keyIn: (input) => input.text('password'),
  succeed: (data) => ({ status: 1, message: 'موفق', data }),
  fail: failSmsir,
};

/** SMS.ir v1, below `/compat/smsir`. */
export function smsirModule() {
  return facadeModule(facade);
}
