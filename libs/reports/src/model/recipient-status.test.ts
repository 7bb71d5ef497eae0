import { RECIPIENT_STATUSES, STATUS_ORDER, toRecipientStatus } from './recipient-status';

describe('the statuses of a recipient', () => {
  it('are called as the specification calls them', () => {
    expect(RECIPIENT_STATUSES[0].label).toBe('ارسال‌شده');
    expect(RECIPIENT_STATUSES[1].label).toBe('رسیده به مخابرات');
    expect(RECIPIENT_STATUSES[2].label).toBe('رسیده به گوشی');
    expect(RECIPIENT_STATUSES[3].label).toBe('نرسیده به گوشی');
    expect(RECIPIENT_STATUSES[4].label).toBe('لیست سیاه');
  });

  it('can all be chosen, each once', () => {
    expect([...STATUS_ORDER].sort((a, b) => a - b).map(String)).toEqual(Object.keys(RECIPIENT_STATUSES));
  });

  it('have a word of their own each, so that nobody confuses two', () => {
    const labels = Object.values(RECIPIENT_STATUSES).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('come out of the address only when they exist', () => {
    expect(toRecipientStatus('2')).toBe(2);
    expect(toRecipientStatus('5')).toBeUndefined();
    expect(toRecipientStatus('02')).toBeUndefined();
    expect(toRecipientStatus(undefined)).toBeUndefined();
  });
});
