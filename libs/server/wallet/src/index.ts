export { creditAccount, debitAccount } from './credit.service';
export type { AdminMovement, MovedBalance } from './credit.service';
export type { BalanceAlertsTable } from './low-balance/balance-alert.tables';
export { findOwnerMobile } from './low-balance/balance-alert.repository';
export { loadCredit } from './load-credit';
export { WALLET_ERRORS } from './wallet.errors';
export { walletModule } from './wallet.module';
export type { BalanceRow } from './wallet.repository';
export { createWalletHandlers } from './wallet.routes';
