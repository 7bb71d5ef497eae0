import { FIRST_PAGE, NOTHING } from './good-call';

export const WALLET = {
  getCredit: NOTHING,
  getOwnCredit: NOTHING,
  listTransactions: FIRST_PAGE,
  exportTransactions: async () => ({ body: { export_type: 'financial', filters: { type: 'deposit' } } }),
  getBalanceAlert: NOTHING,
  setBalanceAlert: async () => ({ body: { is_on: true, below: 300_000 } }),
  getAccountContact: NOTHING,
};
