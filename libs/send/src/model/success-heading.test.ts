import { successHeading } from './success-heading';

describe('the heading of the success page', () => {
  it('says that the message is in the queue while the engine works', () => {
    for (const state of [0, 1, 2, 5, 10, 11] as const) {
      expect(successHeading(state)).toBe('پیام شما در صف ارسال قرار گرفت');
    }
  });

  it('promises no queue to what a colleague has to see first', () => {
    expect(successHeading(10, true)).toBe('پیام شما ثبت شد');
    expect(successHeading(6, true)).toBe('پیام شما فرستاده شد');
  });

  it('says that it was sent when everything has left', () => {
    expect(successHeading(6)).toBe('پیام شما فرستاده شد');
  });

  it('does not call it a success when nothing left or it was stopped', () => {
    for (const state of [3, 4, 8, 9] as const) expect(successHeading(state)).toBe('پیام شما فرستاده نشد');
    expect(successHeading(7)).toBe('ارسال متوقف شد');
  });
});
