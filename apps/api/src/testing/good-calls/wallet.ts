import { NOTHING } from './good-call';

export const BALANCE_ALERT = {
  getBalanceAlert: NOTHING,
  setBalanceAlert: async () => ({ body: { is_on: true, below: 300_000 } }),
  getAccountContact: NOTHING,
};
