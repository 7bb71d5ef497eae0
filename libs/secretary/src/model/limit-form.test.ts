import { object } from 'yup';
import { limits } from '@peyk/shared-contract';
import { DAILY, LATELY, LIMIT_SCHEMA, USUAL_LIMITS, limitBodyOf, limitValuesOf } from './limit-form';

it.each([limits.createSecretaryLimits, limits.createReaderLimits, limits.createPollLimits])(
  'has the limits of the contract',
  ({ most_in_ten_minutes: lately, most_in_a_day: daily }) => {
    expect(LATELY).toMatchObject({ least: lately.minimum, most: lately.maximum });
    expect(DAILY).toEqual({ least: daily.minimum, most: daily.maximum });
  },
);

it('is five in ten minutes and no more than that, where nobody says otherwise', () => {
  expect(limitBodyOf(USUAL_LIMITS)).toEqual({ most_in_ten_minutes: 5 });
  expect(limitBodyOf({ mostLately: '2', mostDaily: '9' })).toEqual({ most_in_ten_minutes: 2, most_in_a_day: 9 });
  expect(limitValuesOf({ most_in_ten_minutes: 2, most_in_a_day: null })).toEqual({ mostLately: '2', mostDaily: '' });
});

it.each([
  ['mostLately', ''],
  ['mostLately', '0'],
  ['mostLately', '21'],
  ['mostDaily', '0'],
  ['mostDaily', '201'],
])('does not take %s of «%s»', async (field, text) => {
  await expect(object(LIMIT_SCHEMA).validateAt(field, { ...USUAL_LIMITS, [field]: text })).rejects.toThrow();
});
