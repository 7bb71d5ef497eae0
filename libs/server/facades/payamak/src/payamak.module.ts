import { facadeModule } from '@peyk/server-facades-core';
import type { Facade } from '@peyk/server-facades-core';
import { METHODS } from './methods';
import { failPayamak } from './payamak.codes';

const OK = { RetStatus: 1, StrRetStatus: 'Ok' } as const;

const facade: Facade = {
  name: 'payamak',
  title: 'ملی‌پیامک و پنل‌های هم‌خانوادهٔ آن',
  base: 'api',
  routes: METHODS,
  // Read before anybody is let in, because the key stands in it.
  bodyLimitBytes: 256 * 1024,
  keyOf: () => undefined,
  keyIn: (input) => input.text('password'),
  succeed: (data) =>
    typeof data === 'string' ? { Value: data, ...OK } : { MyBase: { Value: 'Ok', ...OK }, Data: data },
  fail: failPayamak,
};

/** The REST of payamak-panel (MeliPayamak and its kin), below `/compat/payamak`. */
export function payamakModule() {
  return facadeModule(facade);
}
