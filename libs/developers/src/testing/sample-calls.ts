import { exampleOf } from '@peyk/shared-testing-web';
import type { ApiCall, ApiCallDetail } from '../api/api-calls';

const [example] = exampleOf('POST /api-calls/list').items;

const common: Partial<ApiCall> = {
  surface: 'api',
  method: 'POST',
  path: '/v1/api/send',
  operation: 'createSend',
};

/** A call that sent something, which cost something. */
export const GOOD_CALL = {
  ...{ ...example, ...common, id: '3', repeat_of: null, status: 200, error_code: null, message: null, price: '369.5' },
} as ApiCall;

/** A call that was refused. */
export const REFUSED_CALL = {
  ...{ ...GOOD_CALL, id: '2', status: 422, error_code: '422-630', price: null, idempotency_key: null },
  message: 'شمارهٔ موبایل درست نیست؛ لطفاً آن را مانند «#» بنویسید.',
} as ApiCall;

/** A call with its bodies, as they are kept. */
export const detailOf = (call: ApiCall, change: Partial<ApiCallDetail> = {}): ApiCallDetail => ({
  ...{ ...exampleOf('GET /api-calls/show'), call },
  request: JSON.stringify({ mobile: '98924***4567', pattern_code: 'ftfzj8dt3k' }, null, 2),
  ...{ repeatable_until: null, repeats: [] },
  answer: JSON.stringify({ data: { id: '12', send_id: '77' }, meta: { status: true } }, null, 2),
  ...change,
});
