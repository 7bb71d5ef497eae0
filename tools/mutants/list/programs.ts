import type { Mutant } from '../mutant.ts';

const DEVELOPERS = 'libs/server/developers/src';
const OTP = [`${DEVELOPERS}/otp/otp.test.ts`];
const PATTERN = [`${DEVELOPERS}/programs/send-pattern.test.ts`];
const STATUS = [`${DEVELOPERS}/programs/message-status.test.ts`];
const SENDER = 'libs/server/sender/src';

/** What programs need beside the panel's own operations: codes, patterns for many, the status of messages. */
export const PROGRAM_MUTANTS: readonly Mutant[] = [
  {
    name: 'one-time-code-counts-again',
    danger: 'Who has seen a code that was used comes in with it once more.',
    file: `${DEVELOPERS}/otp/otp.policy.ts`,
    find: "if (code.usedAt) return 'used';",
    replace: "if (code.usedAt && code.wrongTries > 0) return 'used';",
    noticedBy: OTP,
  },
  {
    name: 'one-time-code-guessed',
    danger: 'A code of four digits is tried until it is right.',
    file: `${DEVELOPERS}/otp/otp.policy.ts`,
    find: 'code.wrongTries >= MOST_WRONG_TRIES',
    replace: 'code.wrongTries > MOST_WRONG_TRIES',
    noticedBy: OTP,
  },
  {
    name: 'one-time-code-for-ever',
    danger: 'A code that was found later still lets in.',
    file: `${DEVELOPERS}/otp/otp.policy.ts`,
    find: 'if (code.expiresAt <= now)',
    replace: 'if (code.expiresAt < now)',
    noticedBy: OTP,
  },
  {
    name: 'one-time-code-of-another-account',
    danger: 'An account uses up, and tries, the codes of another one’s people.',
    file: `${DEVELOPERS}/otp/one-time-codes.repository.ts`,
    find: "    .where('account_id', '=', accountId);\n  const meant",
    replace: "    .where('account_id', '>', accountId - accountId);\n  const meant",
    noticedBy: OTP,
  },
  {
    name: 'one-time-code-of-any-send',
    danger: 'Who may write in the database gives a number the code of their own.',
    file: `${DEVELOPERS}/otp/otp.service.ts`,
    find: '`one-time code ${accountId} ${sendId}`',
    replace: '`one-time code ${accountId - accountId + sendId - sendId}`',
    noticedBy: OTP,
  },
  {
    name: 'one-time-code-in-reports',
    danger: 'Whoever reads the reports or the database reads codes that are still good.',
    file: `${DEVELOPERS}/otp/otp.service.ts`,
    find: "text: fill('*'.repeat(code.length)),",
    replace: 'text: fill(code),',
    noticedBy: OTP,
  },
  {
    name: 'one-time-codes-flood-a-number',
    danger: 'Anyone lets a shop send code after code to somebody, and the shop pays.',
    file: `${DEVELOPERS}/otp/otp.service.ts`,
    find: 'if (waitMs === 0) return;',
    replace: 'if (waitMs >= 0) return;',
    noticedBy: OTP,
  },
  {
    name: 'one-time-code-sent-again-as-stars',
    danger: 'A resend sends stars to people, who pay for nothing.',
    file: `${SENDER}/resend/count-resendable.ts`,
    find: 'bool_or(f.lane = 0)',
    replace: 'bool_or(f.lane > 1)',
    noticedBy: OTP,
  },
  {
    name: 'blocked-account-claims-codes',
    danger:
      'The codes of a blocked account are claimed and given back without end, and the codes of everybody else wait for that.',
    file: `${SENDER}/sql/claim-chunks.ts`,
    find: "(s.type = 'verification' or ${goesOn})",
    replace: '(s.type is not null or ${goesOn})',
    noticedBy: [`${SENDER}/sender-blocked-account.test.ts`],
  },
  {
    name: 'pattern-for-many-unchecked',
    danger: 'Any text with any link leaves under the name of a pattern that a person has accepted.',
    file: 'libs/server/developers/src/programs/fill-recipients.ts',
    find: '  faults.end();\n  return filled;',
    replace: '  return filled;',
    noticedBy: PATTERN,
  },
  {
    name: 'messages-of-another-account',
    danger: 'An account reads to whom another one sends, by counting ids.',
    file: 'libs/server/send/src/programs/program-messages.repository.ts',
    find: 'where m.account_id = ${accountId} and m.created_at > ${since}',
    replace: 'where ${accountId} > 0 and m.created_at > ${since}',
    noticedBy: STATUS,
  },
  {
    name: 'calls-of-another-account-are-shown',
    danger: 'A customer reads what the programs of another one called.',
    file: 'libs/server/developers/src/calls/api-calls.repository.ts',
    find: "db.selectFrom('api_calls').where('account_id', '=', accountId).where('id', '=', id)",
    replace: "db.selectFrom('api_calls').where('account_id', '>', accountId - accountId).where('id', '=', id)",
    noticedBy: ['libs/server/developers/src/calls/api-calls.test.ts'],
  },
  {
    name: 'calls-are-kept-with-codes',
    danger: 'One-time codes of the people of a shop stand in the database for a month.',
    file: 'libs/server/http/src/calls/mask-body.ts',
    find: 'const SECRET = /code|pass',
    replace: 'const SECRET = /pass',
    noticedBy: ['libs/server/http/src/calls/mask-body.test.ts'],
  },
  {
    name: 'calls-are-kept-with-numbers',
    danger: 'Whom a shop writes to stands in the database, also where it gave the number as a name of its own.',
    file: 'libs/server/http/src/calls/mask-body.ts',
    find: 'if (mobile >= 0) return',
    replace: 'if (mobile >= 0 && !TOLD.test(name)) return',
    noticedBy: ['libs/server/http/src/calls/mask-body.test.ts'],
  },
  {
    name: 'sends-to-few-are-taken-without-credit',
    danger: 'A program hears that its message is on its way, and it never leaves.',
    file: 'libs/server/send/src/programs/accept-in-time.ts',
    find: 'if (state === SEND_STATE.noCredit) fail(',
    replace: 'if (state === SEND_STATE.systemError) fail(',
    noticedBy: [`${DEVELOPERS}/programs/send-to-few.test.ts`],
  },
  {
    name: 'sends-that-are-read-first-forget-whom-they-are-for',
    danger: 'What a reader lets go on has no recipients any more.',
    file: 'libs/server/send/src/accept-send.service.ts',
    find: 'request.isPreparedAtOnce === true && !review',
    replace: 'request.isPreparedAtOnce === true',
    noticedBy: [`${DEVELOPERS}/programs/send-to-few.test.ts`],
  },
];
