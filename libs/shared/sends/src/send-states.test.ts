import { SEND_STATES, stateWordsOf } from './send-states';
import type { RecipientCounts } from './types';

const allDelivered: RecipientCounts = {
  total: 3,
  queued: 0,
  submitted: 0,
  sent: 0,
  reached_telecom: 0,
  delivered: 3,
  undelivered: 0,
  blacklisted: 0,
  in_doubt: 0,
  expired: 0,
  cancelled: 0,
  refused: 0,
};
const oneStillUnderway: RecipientCounts = { ...allDelivered, delivered: 2, sent: 1 };

describe('the words of a send', () => {
  it('wait for the receipt when everything has left and some receipts are still expected', () => {
    expect(stateWordsOf({ state: 6, counts: oneStillUnderway })).toMatchObject({
      label: 'در انتظار رسید',
      tone: 'alive',
      icon: 'clock',
    });
  });

  it('say finished when nothing more is expected', () => {
    expect(stateWordsOf({ state: 6, counts: allDelivered }).label).toBe('پایان‌یافته');
  });

  it('are those of the state for a send that did not finish by itself', () => {
    expect(stateWordsOf({ state: 7, counts: oneStillUnderway })).toBe(SEND_STATES[7]);
    expect(stateWordsOf({ state: 2, counts: oneStillUnderway })).toBe(SEND_STATES[2]);
  });
});
