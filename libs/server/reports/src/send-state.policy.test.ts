import { recipientReason } from './recipient-reason';
import { reasonOf, waitsUntil } from './send-state.policy';
import type { StateView } from './send-state.policy';

const NOON = new Date('2026-11-21T08:30:00Z');
const NIGHT = new Date('2026-11-21T20:00:00Z');
const TOMORROW_AT_EIGHT = new Date('2026-11-22T04:30:00Z');
const view = (change: Partial<StateView>): StateView => ({
  state: 2,
  stateReason: null,
  sendTime: null,
  permittedHours: null,
  hasUnmarked: true,
  ...change,
});

describe('why a send is in its state', () => {
  it.each<[number, RegExp | null]>([
    [0, null],
    [1, /بررسی/],
    [2, null],
    [5, null],
    [6, null],
    [7, /متوقف شد.*برگشت/],
    [10, /نگه داشته شده است/],
  ])('%i', (state, reason) => {
    const said = reasonOf(view({ state }), NOON);
    if (reason) expect(said).toMatch(reason);
    else expect(said).toBeNull();
  });

  it('scheduled: its day and hour in Tehran', () => {
    const sendTime = new Date('2026-11-28T06:45:00Z');
    const send = view({ state: 11, sendTime });
    expect(reasonOf(send, NOON)).toBe('این ارسال شنبه ۷ آذر ۱۴۰۵ ساعت ۱۰:۱۵ فرستاده می‌شود.');
    expect(waitsUntil(send, NOON)).toEqual(sendTime);
  });

  it('outside of the hours of its line: when it goes on, while something has not left', () => {
    const permittedHours = { from: 8, to: 22 };
    for (const state of [2, 5]) {
      const send = view({ state, permittedHours });
      expect(waitsUntil(send, NIGHT)).toEqual(TOMORROW_AT_EIGHT);
      expect(reasonOf(send, NIGHT)).toBe('در ساعت مجاز خط، از ۸ تا ۲۲، ادامه می‌یابد.');
      expect(waitsUntil(send, NOON)).toBeNull();
      expect(waitsUntil({ ...send, hasUnmarked: false }, NIGHT)).toBeNull();
    }
    expect(waitsUntil(view({ state: 10, permittedHours }), NIGHT)).toBeNull();
    expect(waitsUntil(view({ state: 6, permittedHours }), NIGHT)).toBeNull();
  });

  it('is what was stored, where something was', () => {
    expect(reasonOf(view({ state: 6, stateReason: 'مهلت گذشت.' }), NOON)).toBe('مهلت گذشت.');
  });
});

describe('what a status means for a recipient', () => {
  it('is said for every status, and for an expiry by whom', () => {
    for (const status of [0, 1, 2, 3, 4, 10, 11, 12, 13, 14, 15]) {
      expect([status, recipientReason({ status, submittedAt: NOON })]).toEqual([status, expect.stringMatching(/\.$/)]);
    }
    expect(recipientReason({ status: 13, submittedAt: null })).toContain('پیش از آنکه');
    expect(recipientReason({ status: 13, submittedAt: NOON })).toContain('اپراتور');
    expect(recipientReason({ status: 99, submittedAt: null })).toBeNull();
  });
});
