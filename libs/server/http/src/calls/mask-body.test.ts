import { maskAnswer, maskBody, maskSentence } from './mask-body';

const masked = (body: object): unknown => JSON.parse(maskBody(body) ?? 'null');

it('keeps ids, words and amounts, and nothing that people wrote', () => {
  const body = {
    from_number: '30001405',
    message: 'سفارش شما',
    local_id: 'order-7',
    page: 2,
    price: '369.5',
    urgent: true,
  };
  expect(masked(body)).toEqual({ ...body, message: '*** (9)' });
});

it('takes the middle out of mobile numbers, wherever they stand and however they are written', () => {
  const body = { params: { recipients: ['09241234567', '+989241234568'] }, local_id: '۰۹۲۴۱۲۳۴۵۶۹', to: 9241234567 };
  expect(masked(body)).toEqual({
    params: { recipients: ['98924***4567', '98924***4568'] },
    local_id: '98924***4569',
    to: '***',
  });
});

it('has of codes, passwords, keys and values of patterns nothing but stars', () => {
  const body = { code: '12345', password: 'a', token: 'b', api_key: 'c', otp: 1234, pattern_code: 'ftfzj8dt3k' };
  const stars = { code: '***', password: '***', token: '***', api_key: '***', otp: '***' };
  expect(masked(body)).toEqual({ ...stars, pattern_code: 'ftfzj8dt3k' });
  expect(masked({ params: [{ name: 'code', value: '4821' }] })).toEqual({
    params: [{ name: '*** (4)', value: '***' }],
  });
  expect(masked({ national_id: '0012345678', user_id: 'x y' })).toEqual({
    national_id: '*** (10)',
    user_id: '*** (3)',
  });
});

it('is small: five of a list, no deeper than eight, nothing where it is too much all the same', () => {
  expect(masked({ ids: [1, 2, 3, 4, 5, 6, 7] })).toEqual({ ids: [1, 2, 3, 4, 5, '+2'] });
  const deep = Array.from({ length: 50 }).reduce<object>((inner) => ({ a: inner }), {});
  expect(JSON.stringify(masked(deep)).length).toBeLessThan(100);
  const wide = Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => [`n${n}`, new Array(5).fill('x'.repeat(99_999))]),
  );
  expect(maskBody({ a: wide, b: wide, c: wide })).toBeNull();
  expect([maskBody(null), maskBody('text')]).toEqual([null, null]);
});

it('names of a caller’s own are kept only where they are names', () => {
  expect(masked({ 'سارا 09241234567': 1, '\u0000': 1 })).toEqual({ '***': 1 });
});

it('leaves of a sentence what is ours', () => {
  expect(maskSentence('«example.com» و 09241234567 درست نیست.')).toBe('«#» و # درست نیست.');
});

describe('an answer of ours', () => {
  const answer = (meta: object, data: unknown = null) => JSON.parse(maskAnswer({ data, meta }) ?? 'null');

  it('says why a field was refused, without what was quoted of it', () => {
    const meta = { status: false, message: 'بعضی از مقدارها درست نیست.', message_code: '422-1' };
    const errors = { 'params.recipients': 'شمارهٔ «09241234567» درست نیست.', 'سارا ۱': 'خالی است.' };
    expect(answer({ ...meta, errors })).toEqual({
      data: null,
      meta: { ...meta, errors: { 'params.recipients': 'شمارهٔ «#» درست نیست.', '***': 'خالی است.' } },
    });
  });

  it('has in its data what a body has', () => {
    const meta = { status: true, message: 'انجام شد.', message_code: '200-1' };
    expect(answer(meta, { id: '7', name: 'سارا' })).toEqual({ data: { id: '7', name: '*** (4)' }, meta });
  });

  it('names nobody who could give the right', () => {
    const message = 'برای بالا بردن سطح دسترسی با مدیر حساب، نگار احمدی، هماهنگ کنید.';
    expect(JSON.stringify(answer({ status: false, message, message_code: '403-8' }))).not.toContain('نگار');
  });

  it('in the manner of another API is a body', () => {
    const other = { return: { status: 200, message: 'تایید شد' } };
    expect(maskAnswer(other)).toBe(maskBody(other));
    expect(maskAnswer(null)).toBeNull();
  });
});
