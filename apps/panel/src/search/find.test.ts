import { find } from './find';
import { foldText } from '@peyk/shared-validation';
import { otherLayout } from './keyboard-layout';

const items = [
  { label: 'خانه', keywords: ['home', 'dashboard'] },
  { label: 'ارسال پیامک', keywords: ['sms', 'send'] },
  { label: 'گزارش ارسال', keywords: ['reports'] },
  { label: 'پیش‌نویس‌ها' },
  { label: 'کیف پول' },
  { label: 'خط ۳۰۰۰' },
];
const labels = (query: string) => find(items, query).items.map(({ label }) => label);

it('finds everything for nothing', () => {
  expect(labels('  ')).toHaveLength(items.length);
});

it('puts what begins with the query before what has a word that does', () => {
  expect(labels('ارسال')).toEqual(['ارسال پیامک', 'گزارش ارسال']);
});

it('wants every word of the query', () => {
  expect(labels('ارسال گزارش')).toEqual(['گزارش ارسال']);
  expect(labels('ارسال خانه')).toEqual([]);
});

it.each([
  ['an Arabic ی', 'ارسال پيامک'],
  ['an Arabic ک', 'ارسال پیامك'],
  ['vowel marks and tatweel', 'اِرســال پیامک'],
  ['invisible marks', '\u200Fارسال پیامک\uFEFF'],
])('finds a word that was written with %s', (_what, query) => {
  expect(labels(query)).toEqual(['ارسال پیامک']);
});

it.each(['پیش‌نویس', 'پیش نویس', 'پیشنویس'])('takes half-spaces as they come: %s', (query) => {
  expect(labels(query)).toEqual(['پیش‌نویس‌ها']);
});

it('finds a number with Latin, Persian and Arabic digits', () => {
  expect([labels('3000'), labels('۳۰۰۰'), labels('٣٠٠٠')]).toEqual([['خط ۳۰۰۰'], ['خط ۳۰۰۰'], ['خط ۳۰۰۰']]);
});

it('finds by other words, also in capitals', () => {
  expect(labels('SMS')).toEqual(['ارسال پیامک']);
});

it('understands Persian that was typed with the Latin keyboard, and says how it read it', () => {
  expect(find(items, "'chva")).toEqual({ items: [items[2]], readAs: 'گزارش' });
  expect(labels(';dt')).toEqual(['کیف پول']);
});

it('understands Latin that was typed with the Persian keyboard', () => {
  expect(find(items, 'سپس')).toEqual({ items: [items[1]], readAs: 'sms' });
});

it('reads nothing into a query that fits in no layout', () => {
  expect(find(items, 'zzzz')).toEqual({ items: [], readAs: null });
  expect(otherLayout('123')).toBeNull();
});

it('keeps the half-space, where a word begins', () => {
  expect(foldText('پیش‌نویس')).toBe('پیش‌نویس');
});
