import { ApiError } from '@peyk/shared-api-client';
import { sortErrors } from './server-errors';

const refused = (errors: Record<string, string>) => new ApiError(422, { message_code: '422-1', errors });
const NAMES = ['title', 'line', 'numbers'] as const;
const MAP = { line: 'from_number', numbers: ['recipients', 'params'] };

it('finds the field by its own name, by the name of the contract, and by the beginning of a deeper one', () => {
  const error = refused({ 'body/title': 'الف', from_number: 'ب', 'recipients/3': 'پ', 'params.0': 'ت' });
  expect(sortErrors(error, NAMES, MAP)).toEqual({
    fields: { title: 'الف', line: 'ب', numbers: 'پ' },
    isComplete: true,
  });
});

it('takes no name for the beginning of another', () => {
  expect(sortErrors(refused({ titles: 'الف' }), NAMES, MAP)).toEqual({ fields: {}, isComplete: false });
});

it('says that the whole sentence is needed where something found no field, or nothing was told', () => {
  expect(sortErrors(refused({ title: 'الف', account: 'ب' }), NAMES, MAP).isComplete).toBe(false);
  expect(sortErrors(new ApiError(503), NAMES, MAP)).toEqual({ fields: {}, isComplete: false });
  expect(sortErrors('نشد', NAMES, MAP)).toEqual({ fields: {}, isComplete: false });
});
