import { ApiError, describeError, metaOf } from './api-error';

const GENERIC = describeError(null);

it('says nothing of what a status 500 carries', () => {
  expect(new ApiError(500, { message: 'stack trace', message_code: '500-1' }).message).toBe(GENERIC);
});

it('joins the sentences of the fields by line breaks, each one once', () => {
  const error = new ApiError(422, {
    message: 'داده‌ها درست نیست.',
    errors: { username: 'الف', password: 'ب', again: 'الف' },
  });
  expect(error.message).toBe('الف\nب');
  expect(error.fields['username']).toBe('الف');
});

it('reads fields that have a list of sentences, and says each sentence once', () => {
  expect(new ApiError(422, { errors: { number: ['الف', 'ب'], text: 'ب' } }).message).toBe('الف\nب');
});

it('leaves out what is no sentence among the errors', () => {
  expect(new ApiError(422, { message: 'داده‌ها درست نیست.', errors: { a: 1, b: null, c: '' } }).message).toBe(
    'داده‌ها درست نیست.',
  );
  expect(new ApiError(422, { message: 'داده‌ها درست نیست.', errors: 'nonsense' }).message).toBe('داده‌ها درست نیست.');
});

it('takes the message where no field is at fault', () => {
  expect(new ApiError(409, { message: 'قبلاً انجام شد.', errors: {} }).message).toBe('قبلاً انجام شد.');
});

it('falls back to the generic sentence for an answer without envelope and for no answer at all', () => {
  expect(new ApiError(502, metaOf('<html>')).message).toBe(GENERIC);
  expect(new ApiError().message).toBe(GENERIC);
});

it('explains restricted access where the code is 403-8, as the server says it: it names who can give the right', () => {
  const sentence = 'برای بالا بردن سطح دسترسی با مدیر حساب، نگار احمدی، هماهنگ کنید.';
  const error = new ApiError(403, { message: sentence, message_code: '403-8' });
  expect(error.message).toBe(sentence);
  expect(error.forbidden).toBe(true);
});

it('keeps the sentence of every other refusal', () => {
  const error = new ApiError(403, { message: 'ارسال از حساب شما بسته شده است.', message_code: '403-20' });
  expect(error.message).toBe('ارسال از حساب شما بسته شده است.');
  expect(error.forbidden).toBe(false);
});

it('gives support the code, and the failure’s name where there is one', () => {
  expect(new ApiError(500, { message_code: '500-1', error_id: 'abc' }).code).toBe('500-1 abc');
  expect(new ApiError(404).code).toBe('404');
  expect(new ApiError().code).toBeUndefined();
});

it.each([
  ['40', 40],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  [null, undefined],
])('knows how long to wait from %j', (retryAfter, seconds) => {
  expect(new ApiError(429, {}, { retryAfter }).retryAfterSeconds).toBe(seconds);
});

it('shows a string as it is', () => {
  expect(describeError('جمله')).toBe('جمله');
});

it('shows the generic sentence for an error without an answer', () => {
  expect(describeError(new ApiError(undefined, undefined, { cause: new TypeError('Failed to fetch') }))).toBe(GENERIC);
  expect(describeError(new Error('a bug'))).toBe(GENERIC);
});
