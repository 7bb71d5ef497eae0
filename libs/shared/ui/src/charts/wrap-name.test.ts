import { wrapName } from './wrap-name';

it('breaks a long name between its words, and ends it after three lines', () => {
  expect(wrapName('تهران و ری')).toBe('تهران و ری');
  expect(wrapName('شعبهٔ اصفهان')).toBe('شعبهٔ\nاصفهان');
  expect(wrapName('نمایندگی شیراز و بوشهر و بندرعباس')).toBe('نمایندگی\nشیراز و\nبوشهر و…');
});
