import type { Mutant } from '../mutant.ts';

const FACADES = 'libs/server/facades';
const SENT = 'libs/server/developers/src/programs';
const TAKE = 'libs/server/inbox/src/take-inbox.service.ts';
const TAKEN = ['libs/server/inbox/src/take-inbox.test.ts'];
const KAVENEGAR = [`${FACADES}/kavenegar/src/kavenegar.test.ts`];
const SMSIR = [`${FACADES}/smsir/src/smsir.test.ts`];

/** Programs that speak another API: what they may not see, and what happens once. */
export const FACADE_MUTANTS: readonly Mutant[] = [
  {
    name: 'facades-send-a-name-again',
    danger: 'A program that tries again sends, and pays, twice.',
    file: `${SENT}/send-messages.service.ts`,
    find: 'if (localId !== null && earlier.has(localId)) continue;',
    replace: '',
    noticedBy: KAVENEGAR,
  },
  {
    name: 'facades-send-a-name-twice-at-one-moment',
    danger: 'Two processes of a program that try at one moment send twice.',
    file: `${SENT}/send-messages.service.ts`,
    find: 'if (names.length > 0) await takeTurn(tx, NAMES_TURN, accountId);',
    replace: '',
    noticedBy: KAVENEGAR,
  },
  {
    name: 'facades-give-the-inbox-twice',
    danger: 'A program hears of a message that a person, or another program, has had.',
    file: TAKE,
    find: '.filter(({ id }) => mine.has(id))',
    replace: '.filter(({ id }) => mine.size >= 0 && id > 0n)',
    noticedBy: TAKEN,
  },
  {
    name: 'readers-of-the-inbox-stand-in-each-others-way',
    danger: 'Of several programs that read at one moment all but one get nothing, though there is enough.',
    file: TAKE,
    find: "    await takeTurn(tx, 'inbox', accountId);\n",
    replace: '',
    noticedBy: TAKEN,
  },
  {
    name: 'facades-forget-that-it-was-read',
    danger: 'A program gets the same messages with every question.',
    file: `${FACADES}/smsir/src/reading.ts`,
    find: 'return (await takeUnread(context, { accountId, limit })).map(received);',
    replace: 'return (await readInbox(context.db, { accountId, limit, offset: 0 })).map(received);',
    noticedBy: SMSIR,
  },
  {
    name: 'facades-let-a-key-do-anything',
    danger: 'A key that may only read sends in the language of another API.',
    file: 'libs/server/http/src/programs/program-door.ts',
    find: 'await pass(operation)(request, reply);',
    replace: '',
    noticedBy: KAVENEGAR,
  },
  {
    name: 'facades-open-to-test-keys',
    danger: 'A test key sends real messages that cost money.',
    file: 'libs/server/http/src/programs/program-door.ts',
    find: 'if (signedIn.key?.isTest) throw',
    replace: 'if (signedIn.key === undefined) throw',
    noticedBy: KAVENEGAR,
  },
];
