export { accountGoesOn } from './account-goes-on';
export { ACCOUNT_STATE_ERRORS } from './account-state.errors';
export { accountMay, accountStateOf, blockedMessage, refusalOf, refusalOfState } from './account-state.policy';
export type { AccountMoment, AccountRefusal, AccountStanding } from './account-state.policy';
export { findAccountStanding } from './accounts.repository';
export { ACCOUNT_CHANGED_CHANNEL, tellAccountChanged } from './tell-account-changed';
