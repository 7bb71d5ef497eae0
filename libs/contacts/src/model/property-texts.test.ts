import { changedProperties, isPropertyText, newProperties, valueToText } from './property-texts';

it('has days in the Jalali calendar in the field, and in the other one in the contract', () => {
  expect(valueToText('date', '1991-03-21')).toBe('1370/01/01');
  expect(valueToText('string', '1991-03-21')).toBe('1991-03-21');
  expect(valueToText('int', undefined)).toBe('');
  expect(newProperties({ 5: { type: 'date', text: ' 1370/01/01 ' } })).toEqual([{ id: '5', value: '1991-03-21' }]);
});

it.each([
  ['date', '1370/13/01', false],
  ['date', '', true],
  ['int', '۱۲', true],
  ['int', 'دوازده', false],
  ['string', 'هر چه', true],
] as const)('takes a %s that is written as %s: %s', (type, text, isTaken) => {
  expect(isPropertyText({ type, text })).toBe(isTaken);
});

it('changes only what is another value now, and takes away what was emptied', () => {
  const known = [
    { id: '5', value: 'تهران' },
    { id: '6', value: '12' },
  ];
  const typed = {
    5: { type: 'string', text: 'تهران ' },
    6: { type: 'int', text: ' ' },
    7: { type: 'int', text: '۳' },
  } as const;
  expect(changedProperties(known, typed)).toEqual([
    { id: '6', value: null },
    { id: '7', value: '3' },
  ]);
  expect(newProperties({ 6: { type: 'int', text: '' } })).toEqual([]);
});
