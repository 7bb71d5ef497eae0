import { filterWords } from './filter-words';

it('says a number that is looked for in Persian digits, and a text as it was typed', () => {
  expect(filterWords({ type: 'search', key: 'id', label: 'شناسه', kind: 'digits' }, '48213')).toBe('۴۸۲۱۳');
  expect(filterWords({ type: 'search', key: 'text', label: 'متن' }, 'کد 12')).toBe('کد 12');
});
