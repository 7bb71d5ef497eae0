import type { RecipientCounts } from '@peyk/shared-sends';
import { returnForecast } from './money';

const counts: RecipientCounts = {
  total: 4,
  queued: 3,
  submitted: 0,
  sent: 1,
  reached_telecom: 0,
  delivered: 0,
  undelivered: 0,
  blacklisted: 0,
  in_doubt: 0,
  expired: 0,
  cancelled: 0,
  refused: 0,
};

describe('the money of a stopped send', () => {
  it('comes back for those who still wait', () => {
    expect(returnForecast({ cost: '5480', charity: '0', counts })).toBe('4110');
    expect(returnForecast({ cost: '5480', charity: '274', counts })).toBe('4315');
    expect(returnForecast({ cost: '0', charity: '0', counts: { ...counts, total: 0, queued: 0 } })).toBe('0');
  });
});
