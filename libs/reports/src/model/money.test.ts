import type { RecipientCounts } from '@peyk/shared-sends';
import { heldOf, returnForecast } from './money';

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

describe('the money of a send', () => {
  it('is held as long as it is neither charged nor given back', () => {
    expect(heldOf({ state: 2, cost: '5480', charged: '1370', returned: '0' })).toBe('4110');
    expect(heldOf({ state: 7, cost: '5480', charged: '1370', returned: '2740' })).toBe('1370');
    expect(heldOf({ state: 6, cost: '3697.5', charged: '3697.5', returned: '0' })).toBe('0');
  });

  it('is not held for a send that ended unsent', () => {
    expect(heldOf({ state: 8, cost: '5480', charged: '0', returned: '0' })).toBe('0');
  });

  it('comes back for those who still wait', () => {
    expect(returnForecast({ cost: '5480', counts })).toBe('4110');
    expect(returnForecast({ cost: '0', counts: { ...counts, total: 0, queued: 0 } })).toBe('0');
  });
});
