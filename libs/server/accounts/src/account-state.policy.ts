import type { AccountState } from '@peyk/shared-contract';
import { ACCOUNT_STATE_ERRORS } from './account-state.errors';

/** What of an account's row decides its state. */
export interface AccountStanding {
  kind: 'customer' | 'system';
  /** Why an admin has blocked it, in Persian; null when none has. */
  blockedReason: string | null;
  /** Whether it is settled who holds it. */
  activation: 'active' | 'checking' | 'inactive';
}

/**
 * When an account is asked whether it may: what sends messages or moves its money by its own wish. Looking, pausing and
 * stopping are not among them: they are open in every state.
 */
export type AccountMoment =
  /** Accepting a send, a test or a resend. */
  | 'accept'
  | 'resume'
  /** Giving a scheduled send another time, and letting it begin when its time has come. */
  | 'schedule'
  /** Resolving and pricing a send, and holding its money. */
  | 'prepare'
  /** Claiming and marking recipients: what is in the window has left already. */
  | 'handOver'
  /** A movement of money that the holder asks for; what admins and settlements book is not asked. */
  | 'payment';

const ONLY_ACTIVE: ReadonlySet<AccountState> = new Set<AccountState>(['active']);

/** In which states each moment is open. `accountGoesOn` says the same in SQL for those that come without a request. */
const OPEN_IN: Readonly<Record<AccountMoment, ReadonlySet<AccountState>>> = {
  accept: ONLY_ACTIVE,
  resume: ONLY_ACTIVE,
  schedule: ONLY_ACTIVE,
  prepare: ONLY_ACTIVE,
  handOver: ONLY_ACTIVE,
  payment: ONLY_ACTIVE,
};

/** A block stands above everything else. The system account sends the login codes of everybody: it is always active. */
export function accountStateOf({ kind, blockedReason, activation }: AccountStanding): AccountState {
  if (kind === 'system') return 'active';
  return blockedReason === null ? activation : 'blocked';
}

/** Whether an account may do this now. */
export function accountMay(moment: AccountMoment, account: AccountStanding): boolean {
  return OPEN_IN[moment].has(accountStateOf(account));
}

/** A refusal as `DomainError` takes it. */
export interface AccountRefusal {
  code: string;
  status: number;
  message: string;
  remedy: string;
  permanent: boolean;
}

/** Why an account may not do this now, with the admin's reason in its sentence; null when it may. */
export function refusalOf(moment: AccountMoment, account: AccountStanding): AccountRefusal | null {
  const state = accountStateOf(account);
  return state === 'active' || OPEN_IN[moment].has(state) ? null : refusalOfState(state, account.blockedReason);
}

const REFUSALS = {
  checking: ACCOUNT_STATE_ERRORS.uncheckedAccount,
  inactive: ACCOUNT_STATE_ERRORS.inactiveAccount,
  blocked: ACCOUNT_STATE_ERRORS.blockedAccount,
} as const;

/** What a caller is told in a state that does not allow the call; a block with the admin's reason. */
export function refusalOfState(state: Exclude<AccountState, 'active'>, blockedReason: string | null): AccountRefusal {
  const refusal = REFUSALS[state];
  return state === 'blocked' ? { ...refusal, message: blockedMessage(blockedReason ?? '') } : refusal;
}

/** What the holder of a blocked account reads everywhere: that it is blocked, the admin's reason, and what to do. */
export function blockedMessage(reason: string): string {
  const given = reason.trim();
  if (given === '') return ACCOUNT_STATE_ERRORS.blockedAccount.message;
  const sentence = /[.!؟?…]$/.test(given) ? given : `${given}.`;
  return `ارسال از حساب شما بسته شده است. دلیل: ${sentence} برای باز شدن آن با پشتیبانی تماس بگیرید.`;
}
