import type { Mutant } from '../mutant.ts';

const SANDBOX = ['libs/server/developers/src/sandbox/sandbox.test.ts'];
const MATRIX = ['apps/api/src/start/key-matrix.test.ts'];
const READING = 'libs/server/send/src/sandbox/reading-only.ts';

/** Test keys: nothing leaves, nothing is paid, and nothing live is mistaken for a test. */
export const SANDBOX_MUTANTS: readonly Mutant[] = [
  {
    name: 'test-keys-do-what-leaves-a-trace',
    danger: 'A program that only tries deletes contacts and sends to phonebooks.',
    file: 'libs/server/http/src/access/admit.ts',
    find: 'if (key?.isTest && !access.test) await',
    replace: 'if (key?.isTest && !access.keys) await',
    noticedBy: MATRIX,
  },
  {
    name: 'live-keys-are-taken-for-test-keys',
    danger: 'A shop believes that its codes go out, and nobody gets one.',
    file: 'libs/server/http/src/keys/key.repository.ts',
    find: "k.mode = 'test' as",
    replace: "k.mode <> '' as",
    noticedBy: ['libs/server/http/src/keys/let-in-by-key.test.ts'],
  },
  {
    name: 'test-patterns-are-sent',
    danger: 'A program that is being tried sends to a thousand people, and pays.',
    file: 'libs/server/developers/src/programs/send-pattern.service.ts',
    find: '  if (isTestCall(context)) return sendTestPattern(context, { body, headers });\n',
    replace:
      '  if (isTestCall(context) && body.recipients.length === 0) return sendTestPattern(context, { body, headers });\n',
    noticedBy: SANDBOX,
  },
  {
    name: 'rehearsals-write',
    danger: 'A change to the checks of a send leaves rows behind every test, and nobody notices.',
    file: READING,
    find: '  await sql`set transaction read only`.execute(tx);\n',
    replace: '',
    noticedBy: ['libs/server/send/src/sandbox/rehearse.test.ts'],
  },
  {
    name: 'a-test-uses-up-the-idempotency-key',
    danger: 'Who tries and then sends with the same key gets the answer of the test, and nothing is sent.',
    file: 'libs/server/developers/src/sandbox/send-test-pattern.service.ts',
    find: "'test:sendPattern'",
    replace: "'sendPattern'",
    noticedBy: SANDBOX,
  },
  {
    name: 'test-messages-of-others-are-told',
    danger: 'One account reads to whom another sends.',
    file: 'libs/server/send/src/sandbox/test-sends.repository.ts',
    find: 'where m.account_id = ${accountId} and m.created_at > ${since}',
    replace: 'where m.created_at > ${since}',
    noticedBy: SANDBOX,
  },
  {
    name: 'the-documented-code-opens-live-doors',
    danger: 'Anyone who has read the documents signs in as anybody at every shop.',
    file: 'libs/server/developers/src/otp/otp.service.ts',
    find: 'if (isTestCall(context)) return checkTestCode',
    replace: "if (isTestCall(context) || body.code === '123456') return checkTestCode",
    noticedBy: SANDBOX,
  },
];
