import { GOOD_CALL, REFUSED_CALL, detailOf } from '../testing/sample-calls';
import { callFilters, callTitle, resultOf, sendOf, toCallFilters } from './api-calls';
import { callAsCurl } from './call-as-curl';

const answer = (data: object) => ({ answer: JSON.stringify({ data }) });

it('says in Persian what was called, but not what another API calls it', () => {
  expect(callTitle({ surface: 'api', operation: 'sendOneTimeCode' })).toBe('فرستادن رمز یک‌بارمصرف');
  expect(callTitle({ surface: 'api', operation: 'other' })).toBeUndefined();
  expect(callTitle({ surface: 'kavenegar', operation: 'createSend' })).toBeUndefined();
});

it('every operation that a key may call can be chosen', () => {
  const [, , operations] = callFilters([], false);
  expect(new Set(operations.options.map(({ label }) => label)).size).toBe(operations.options.length);
  expect(operations.options.length).toBeGreaterThan(100);
});

it('tells what came of a status', () => {
  expect([200, 399, 400, 429, 499, 500, 503].map(resultOf)).toEqual([
    ...['succeeded', 'succeeded', 'refused', 'refused', 'refused', 'failed', 'failed'],
  ]);
});

it('takes from the address what somebody can mean, in any digits', () => {
  const from = '2026-11-20T00:00:00.000Z';
  expect(
    toCallFilters({ code: ' ۴۲۲-۶۳۰ ', result: 'refused', operation: 'createSend', key: '7', at: { from } }),
  ).toEqual({ code: '422-630', result: 'refused', operation: 'createSend', key_id: '7', from });
  expect(toCallFilters({ code: '9', result: 'x', operation: 'toString', key: 'a' })).toEqual({});
});

it('leads to the send that a call made, not to one of a test key or of a call that failed', () => {
  expect(sendOf(detailOf(GOOD_CALL))).toBe('77');
  expect(sendOf(detailOf(GOOD_CALL, answer({ send_id: '77', test: true })))).toBeUndefined();
  expect(sendOf(detailOf(GOOD_CALL, { answer: 'null' }))).toBeUndefined();
  expect(sendOf(detailOf(GOOD_CALL, { answer: null }))).toBeUndefined();
  expect(sendOf(detailOf(GOOD_CALL, answer({ send_id: '***' })))).toBeUndefined();
  expect(sendOf(detailOf(REFUSED_CALL))).toBeUndefined();
});

describe('a call as curl', () => {
  it('is what is kept, with a placeholder for the key', () => {
    const call = { ...GOOD_CALL, idempotency_key: "it's-1" };
    expect(callAsCurl(detailOf(call), 'https://peyk.example')).toBe(
      [
        "curl -X POST 'https://peyk.example/v1/api/send' \\",
        "  -H 'Authorization: Bearer peyk_live_…' \\",
        "  -H 'Idempotency-Key: it'\\''s-1' \\",
        "  -H 'Content-Type: application/json' \\",
        `  -d '{\n  "mobile": "98924***4567",\n  "pattern_code": "ftfzj8dt3k"\n}'`,
      ].join('\n'),
    );
  });

  it('has the question of a GET in the address', () => {
    const call = { ...GOOD_CALL, method: 'GET', path: '/v1/api/report/bulk', idempotency_key: null };
    const request = JSON.stringify({ send_id: '7', states: ['a', 'b'] });
    expect(callAsCurl(detailOf(call, { request }), 'https://peyk.example')).toBe(
      "curl 'https://peyk.example/v1/api/report/bulk?send_id=7&states=a&states=b' \\\n  -H 'Authorization: Bearer peyk_live_…'",
    );
    expect(callAsCurl(detailOf(call, { request: null }), 'https://peyk.example')).toContain("bulk' \\");
  });
});
