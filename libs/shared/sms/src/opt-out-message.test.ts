import { asksToOptOut } from './opt-out-message';

describe('asksToOptOut', () => {
  it.each(['لغو', 'لغو11', 'لغو ۱۱', 'لغو=11', '11', '۱۱', '١١', ' لغو\n', 'لغو.'])('hears «%s»', (text) => {
    expect(asksToOptOut(text)).toBe(true);
  });

  it.each(['', 'سلام', 'سفارش را لغو کنید', '111', '11 عدد', 'لغو 12'])('does not hear «%s»', (text) => {
    expect(asksToOptOut(text)).toBe(false);
  });
});
