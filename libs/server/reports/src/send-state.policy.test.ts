import { recipientReason } from './recipient-reason';
import { reasonOf, waitsUntil } from './send-state.policy';
import type { StateView } from './send-state.policy';

const NOON = new Date('2026-11-21T08:30:00Z');
const NIGHT = new Date('2026-11-21T20:00:00Z');
const TOMORROW_AT_EIGHT = new Date('2026-11-22T04:30:00Z');
const ACTIVE: StateView['account'] = { kind: 'customer', blockedReason: null, activation: 'active' };
const view = (change: Partial<StateView>): StateView => ({
  state: 2,
  stateReason: null,
  sendTime: null,
  permittedHours: null,
  ownHours: null,
  hasUnmarked: true,
  account: ACTIVE,
  counts: { total: 3 },
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

  it('scheduled for when its line or its account is closed: when it leaves instead', () => {
    const sendTime = new Date('2026-11-28T06:45:00Z');
    const send = view({ state: 11, sendTime, permittedHours: { from: 8, to: 22 }, ownHours: { from: 20, to: 24 } });
    expect(waitsUntil(send, NOON)).toEqual(new Date('2026-11-28T16:30:00Z'));
    expect(reasonOf(send, NOON)).toMatch(
      /برای شنبه ۷ آذر ۱۴۰۵ ساعت ۱۰:۱۵ .*؛ شنبه ۷ آذر ۱۴۰۵ ساعت ۲۰:۰۰ فرستاده می‌شود\.$/,
    );
    const never = { ...send, permittedHours: { from: 8, to: 12 } };
    expect(waitsUntil(never, NOON)).toBeNull();
    expect(reasonOf(never, NOON)).toMatch(/هیچ ساعت مشترکی/);
  });

  it('of a blocked account: that it waits for the account, with the admin’s reason and without a time', () => {
    const account = { ...ACTIVE, blockedReason: 'بدهی.' };
    const sendTime = new Date('2026-11-28T06:45:00Z');
    for (const change of [{ state: 0, hasUnmarked: false }, { state: 2 }, { state: 5 }, { state: 11, sendTime }]) {
      const send = view({ ...change, account, permittedHours: { from: 8, to: 9 } });
      expect(reasonOf(send, NOON)).toBe(
        'حساب شما بسته شده است (بدهی)؛ این ارسال منتظر می‌ماند و با باز شدن حساب خودبه‌خود ادامه می‌یابد.',
      );
      expect(waitsUntil(send, NOON)).toBeNull();
    }
    // Everything has left, or waits for a person: the account changes nothing.
    expect(reasonOf(view({ state: 2, hasUnmarked: false, account }), NOON)).toBeNull();
    expect(reasonOf(view({ state: 10, account }), NOON)).toMatch(/نگه داشته شده است/);
    expect(reasonOf(view({ state: 7, account }), NOON)).toMatch(/متوقف شد/);
  });

  it.each([
    ['inactive', /پنل شما غیرفعال است/],
    ['checking', /در دست بررسی است/],
  ] as const)('of an account that is %s: what it waits for', (activation, words) => {
    expect(reasonOf(view({ state: 5, account: { ...ACTIVE, activation } }), NOON)).toMatch(words);
  });

  it('stopped before it was prepared: that nothing was sent, and what was set aside is free', () => {
    expect(reasonOf(view({ state: 7, counts: { total: 0 } }), NOON)).toMatch(/پیش از آغاز لغو شد.*آزاد شد/);
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

  it.each([
    [
      { from: 8, to: 22 },
      { from: 9, to: 17 },
      'اکنون بیرون از ساعت‌های خودتان روی این خط (۹ تا ۱۷) است؛ یکشنبه ۱ آذر ۱۴۰۵ ساعت ۰۹:۰۰ ادامه می‌یابد.',
    ],
    [
      null,
      { from: 9, to: 17 },
      'اکنون بیرون از ساعت‌های خودتان روی این خط (۹ تا ۱۷) است؛ یکشنبه ۱ آذر ۱۴۰۵ ساعت ۰۹:۰۰ ادامه می‌یابد.',
    ],
    [
      { from: 8, to: 22 },
      { from: 20, to: 12 },
      'اکنون بیرون از ساعت مجاز خط (۸ تا ۲۲) است؛ یکشنبه ۱ آذر ۱۴۰۵ ساعت ۰۸:۰۰ ادامه می‌یابد.',
    ],
  ])(
    'outside of %j of its line and %j of its account: which of them, and until when',
    (permittedHours, ownHours, reason) => {
      expect(reasonOf(view({ permittedHours, ownHours }), NIGHT)).toBe(reason);
      expect(reasonOf(view({ permittedHours, ownHours, state: 10 }), NIGHT)).toMatch(/نگه داشته/);
      expect(reasonOf(view({ permittedHours, ownHours: { from: 6, to: 24 } }), NOON)).toBeNull();
    },
  );

  it('between hours that never come together: that it waits for one of them to change, at any time of the day', () => {
    const send = view({ permittedHours: { from: 8, to: 12 }, ownHours: { from: 12, to: 20 } });
    for (const at of [NOON, NIGHT]) {
      expect(waitsUntil(send, at)).toBeNull();
      expect(reasonOf(send, at)).toMatch(/\(۸ تا ۱۲\).*\(۱۲ تا ۲۰\).*هیچ ساعت مشترکی/);
    }
    expect(reasonOf({ ...send, hasUnmarked: false }, NIGHT)).toBeNull();
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
