import { facadeModule } from '@peyk/server-facades-core';
import type { Facade, FacadeAnswer, FacadeError } from '@peyk/server-facades-core';
import { DomainError } from '@peyk/server-http';
import { METHODS } from './methods';

const DONE = { status: true, message: 'انجام شد', message_parameters: [], message_code: '200-1' } as const;
const PREFIX = /^(?:Bearer|AccessKey|apikey)\s+/i;
const INVALID = 422;

/** Statuses as there: what is wrong with a value is 422, what is not there 404, the rest 400. */
function failIppanel(error: DomainError | FacadeError): FacadeAnswer {
  const status = error instanceof DomainError ? error.status : error.code;
  const errors = error instanceof DomainError ? error.errors : undefined;
  const message_code = status === INVALID ? '400-2' : status === 404 ? '404-1' : '400-1';
  const fields = errors && Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [field, [sentence]]));
  const meta = { status: false, message: error.message, message_parameters: [], message_code };
  return { status, body: { data: null, meta: { ...meta, ...(fields && { errors: fields }) } } };
}

const facade: Facade = {
  name: 'ippanel',
  title: 'آی‌پی‌پنل (Edge)',
  base: 'v1',
  routes: METHODS,
  bodyLimitBytes: 1024 * 1024,
  keyOf: ({ headers }) => (headers.authorization ?? '').replace(PREFIX, '').trim(),
  succeed: (data) => ({ data, meta: DONE }),
  fail: failIppanel,
};

/** IPPanel Edge, below `/compat/ippanel`. */
export function ippanelModule() {
  return facadeModule(facade);
}
