export { ledgerModule } from './ledger.module';
export { InsufficientHoldError } from './ledger.errors';
export {
  charge,
  creditTransfer,
  creditWallet,
  debitWallet,
  findBooked,
  getWallet,
  giveBack,
  giveCredit,
  hold,
  openWallet,
  payPlan,
  settle,
  settleAtOnce,
} from './ledger.service';
export type { Beside, BookedMovement } from './ledger.repository';
export type { Wallet } from './ledger.service';
export { chargePosting, returnPosting } from './posting';
export type { Movement, Posting, SendMovement, SettlementMovement, TaxedMovement } from './posting';
export { closeLedger } from './close-ledger';
export { proveLedger, proveSinceClosing } from './prove-ledger';
export type { LedgerProof } from './prove-ledger';
export type { LedgerBook, LedgerKind, TransferKind } from './ledger.tables';
