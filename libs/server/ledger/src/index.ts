export { InsufficientHoldError } from './ledger.errors';
export { charge, creditWallet, debitWallet, getWallet, giveBack, hold, openWallet, settle } from './ledger.service';
export type { Wallet } from './ledger.service';
export { chargePosting, returnPosting } from './posting';
export type { Movement, Posting, SendMovement, SettlementMovement } from './posting';
export { proveLedger } from './prove-ledger';
export type { LedgerProof } from './prove-ledger';
