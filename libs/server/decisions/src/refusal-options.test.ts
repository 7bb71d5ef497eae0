import { refusalOf } from './refusal-options';

const REASONS = ['not_found', 'other'] as const;

it('a refusal has a reason of the list, and words when it is another one', () => {
  expect(refusalOf({ reason: 'not_found', note: ' ' }, REASONS)).toEqual({ reason: 'not_found', note: undefined });
  expect(refusalOf({ reason: 'other', note: 'فیش ناخواناست' }, REASONS).note).toBe('فیش ناخواناست');
  expect(() => refusalOf({ reason: 'other' }, REASONS)).toThrow(expect.objectContaining({ code: '422-379' }));
  expect(() => refusalOf({ reason: 'not_found', note: 'ن'.repeat(501) }, REASONS)).toThrow(
    expect.objectContaining({ code: '422-379' }),
  );
  expect(() => refusalOf({ reason: 'mood' }, REASONS)).toThrow('not one of not_found, other');
});
