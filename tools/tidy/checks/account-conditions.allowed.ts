/** Questions that may do without a condition on account_id, and why. */
export interface AskedOtherwise {
  path: string;
  /** Functions and constants of the file. */
  names: readonly string[];
  why: string;
}

const AUTH = 'libs/server/auth/src';
const BY_SECRET = 'by the hash of a secret that belongs to one user: the account is the answer';
const OF_SIGNED_IN =
  'by a user id that came out of a session, a challenge or a name that an admin gave; ids of users are global';
const OF_ALL = 'what waits in all accounts: background work, and an admin’s list';

export const ASKED_OTHERWISE: readonly AskedOtherwise[] = [
  {
    path: 'libs/server/secretary/src/answering/answer-queue.ts',
    names: ['listWaitingAccounts'],
    why: OF_ALL,
  },
  {
    path: 'libs/server/desk/src/engine/engine.repository.ts',
    names: ['countSendsUnderWay', 'listEngineLines', 'countJobs', 'measureStorage'],
    why: OF_ALL,
  },
  {
    path: 'libs/server/payments/src/payments.repository.ts',
    names: ['isReferenceCredited', 'listDue', 'undecided', 'HELD_BY'],
    why: OF_ALL,
  },
  {
    path: 'libs/server/payments/src/returns.repository.ts',
    names: ['findReturnByKey'],
    why: 'the word in the address says whose payment it is: a browser that comes back from a bank has no session',
  },
  {
    path: 'libs/server/colleagues/src/invitations/invitations.repository.ts',
    names: ['takeInvitation'],
    why: BY_SECRET,
  },
  {
    path: 'libs/server/account-jobs/src/attempt.repository.ts',
    names: ['lockToHandOver', 'takeBackForgotten'],
    why: OF_ALL,
  },
  { path: 'libs/server/files/src/files.repository.ts', names: ['takeLeaving', 'withoutRow'], why: OF_ALL },
  {
    path: `${AUTH}/codes/challenge.repository.ts`,
    names: [
      'selectChallenge',
      'findChallenge',
      'lockChallenge',
      'storeCode',
      'swapCode',
      'countFailure',
      'consumeChallenge',
    ],
    why: BY_SECRET,
  },
  {
    path: `${AUTH}/codes/challenge.repository.ts`,
    names: ['findOpenChallenge', 'endOpenChallenges'],
    why: OF_SIGNED_IN,
  },
  {
    path: `${AUTH}/passkeys/passkeys.repository.ts`,
    names: ['setSignInChallenge', 'findSignInChallenge'],
    why: BY_SECRET,
  },
  { path: `${AUTH}/sign-in/one-use-code.repository.ts`, names: ['takeExternalLoginCode'], why: BY_SECRET },
  { path: 'libs/server/live/src/ticket/ticket.repository.ts', names: ['takeTicket'], why: BY_SECRET },
  { path: `${AUTH}/sign-in/user.repository.ts`, names: ['findSignIn'], why: BY_SECRET },
  {
    path: `${AUTH}/sign-in/user.repository.ts`,
    names: ['selectUsers', 'updatePasswordHash', 'lockUserState', 'activateUser'],
    why: OF_SIGNED_IN,
  },
  {
    path: `${AUTH}/authenticator/authenticator.repository.ts`,
    names: [
      ...['setAuthenticator', 'selectAuthenticator', 'setAuthenticatorStep'],
      ...['setPendingAuthenticator', 'setRecoveryCodes'],
    ],
    why: OF_SIGNED_IN,
  },
  {
    path: `${AUTH}/sign-in/known-device.repository.ts`,
    names: ['isOurs'],
    why: 'whether we have made a token at all: one browser may have users of several accounts',
  },
  {
    path: 'apps/api/src/admin/write-down.ts',
    names: ['accountOf'],
    why: 'by the username that an admin gave; they are global: the account is the answer',
  },
  {
    path: 'libs/server/http/src/sessions/session.repository.ts',
    names: ['touchSessions'],
    why: 'sessions of all accounts in one statement, by the hashes of tokens that have just been found good',
  },
  { path: `${AUTH}/registration/registration.repository.ts`, names: ['hasUsername'], why: 'user names are global' },
  {
    path: `${AUTH}/registration/registration.repository.ts`,
    names: ['assignPackageLines'],
    why: 'writes the account from a select of the package',
  },
  { path: `${AUTH}/identity/identity.repository.ts`, names: ['listDueAccounts', 'listUnsettled'], why: OF_ALL },
  {
    path: 'libs/server/contacts/src/phonebooks/deleted-phonebooks.repository.ts',
    names: ['selectDeletedPhonebooks'],
    why: OF_ALL,
  },
  {
    path: 'libs/server/contacts/src/properties/properties.repository.ts',
    names: ['selectHiddenProperties'],
    why: OF_ALL,
  },
  { path: 'libs/server/contacts/src/tags/tags.repository.ts', names: ['selectHiddenTags'], why: OF_ALL },
  { path: 'libs/server/ledger/src/prove-ledger.ts', names: ['UNBALANCED'], why: 'proves the books of all accounts' },
  {
    path: 'libs/server/send/src/admin/lines-admin.repository.ts',
    names: ['listOwnHours'],
    why: 'a line’s hours are changed for all accounts that use it',
  },
  { path: 'libs/server/send/src/recurring/runs.repository.ts', names: ['selectDue'], why: OF_ALL },
  {
    path: 'libs/server/send/src/agreements/agreements.repository.ts',
    names: ['listAsked'],
    why: 'how many have agreed, for an admin at the console',
  },
  { path: 'libs/server/send/src/sends.repository.ts', names: ['waitingSends', 'acceptWaiting'], why: OF_ALL },
  {
    path: 'libs/server/send/src/sends.repository.ts',
    names: ['findAccountOfSend'],
    why: 'by the id that an admin gave at the console: the account is the answer',
  },
  { path: 'libs/server/sender/src/recovery/recover-chunks.ts', names: ['selectExpired'], why: OF_ALL },
  {
    path: 'libs/server/sender/src/sql/match-parts.ts',
    names: ['matchParts'],
    why: 'by the operator’s id of a part: the account is the answer',
  },
  { path: 'libs/server/sender/src/sql/parked-receipts.ts', names: ['HAS_PART'], why: OF_ALL },
  { path: 'libs/server/sender/src/sql/open-messages.ts', names: ['selectUndecided'], why: OF_ALL },
  { path: 'libs/server/sender/src/sql/select-line-hours.ts', names: ['selectLineLimits'], why: OF_ALL },
  { path: 'libs/server/sender/src/upkeep/end-doubts.ts', names: ['hasUnrecovered'], why: OF_ALL },
  { path: 'libs/server/sender/src/upkeep/settle-overdue.ts', names: ['selectFinishedBefore'], why: OF_ALL },
];
