import type { Mutant } from '../mutant.ts';

const SECRETARY = 'libs/server/secretary/src';
const READING = [`${SECRETARY}/readers/reading.test.ts`];
const CODES = [`${SECRETARY}/readers/codes.test.ts`];
const ANSWERING = [`${SECRETARY}/answering/answer-messages.test.ts`];

const SECRETARIES: readonly Mutant[] = [
  {
    name: 'secretary-answers-without-end',
    danger: 'Two machines answer each other until the wallet is empty.',
    file: `${SECRETARY}/answering/decide-messages.ts`,
    find: '    if (had.lately >= secretary.mostLately) return FULL_LATELY;\n',
    replace: '',
    noticedBy: ANSWERING,
  },
  {
    name: 'secretary-hands-over-to-any-address',
    danger: 'A message goes to the server of another account.',
    file: `${SECRETARY}/secretary.service.ts`,
    find: "(await isWebhookOf(tx, { accountId, id })) ? id : fail('unknownWebhook', 'forward_to_webhook_id')",
    replace: '(await isWebhookOf(tx, { accountId, id })) ? id : id',
    noticedBy: [`${SECRETARY}/answering/handed-over.test.ts`],
  },
  {
    name: 'secretary-hands-over-what-is-too-often',
    danger: 'A machine at the other end floods the server of the account.',
    file: `${SECRETARY}/answering/answer-messages.ts`,
    find: "filter(({ place }) => ended[place]?.outcome === 'done')",
    replace: "filter(({ place }) => ended[place]?.outcome !== 'refused')",
    noticedBy: [`${SECRETARY}/answering/handed-over.test.ts`],
  },
  {
    name: 'code-correct-twice',
    danger: 'One code wins as often as it is sent.',
    file: `${SECRETARY}/readers/code-book.ts`,
    find: 'if (known.mobile !== null && known.usedAt !== null) {',
    replace: 'if (known.mobile !== null && known.usedAt === null) {',
    noticedBy: READING,
  },
  {
    name: 'codes-guessed-as-often-as-one-likes',
    danger: 'Whoever sends guesses gets an answer to each of them.',
    file: `${SECRETARY}/answering/decide-messages.ts`,
    find: "if (reading === 'correct') return DONE;",
    replace: 'if (reading !== null) return DONE;',
    noticedBy: READING,
  },
  {
    name: 'vote-moves-where-the-first-counts',
    danger: 'Who has voted votes again, and the result says what nobody agreed to.',
    file: `${SECRETARY}/polls/ballot-box.ts`,
    find: "poll.repeatVotes === 'first' || had.place === place",
    replace: 'had.place === place',
    noticedBy: [`${SECRETARY}/polls/polls.test.ts`],
  },
  {
    name: 'option-changes-under-its-votes',
    danger: 'Votes for one thing count for another that was written in its place.',
    file: `${SECRETARY}/secretary.service.ts`,
    find: 'before.voterCount > 0 &&',
    replace: 'before.voterCount < 0 &&',
    noticedBy: [`${SECRETARY}/polls/polls.routes.test.ts`],
  },
  {
    name: 'poll-written-anew-while-votes-are-counted',
    danger: 'A vote that was read for one option is counted for another.',
    file: `${SECRETARY}/secretary.service.ts`,
    find: "    if (given.match === 'poll') await takeTurn(tx, 'secretary', key.accountId);\n",
    replace: '',
    noticedBy: [`${SECRETARY}/polls/polls.routes.test.ts`],
  },
  {
    name: 'expression-reads-all-of-a-long-message',
    danger: 'Long messages and a slow expression keep a process from everybody else.',
    file: `${SECRETARY}/expressions/expression.ts`,
    find: 'Math.min(signs.length, MOST_SIGNS)',
    replace: 'signs.length',
    noticedBy: [`${SECRETARY}/expressions/expression.test.ts`],
  },
  {
    name: 'moment-of-a-code-told-to-anyone',
    danger: 'Who finds a used code learns when somebody else has used it.',
    file: `${SECRETARY}/reply-text.ts`,
    find: 'code.mobile === mobile ? momentOf(code.usedAt) : BEFORE',
    replace: 'code.mobile !== 0 ? momentOf(code.usedAt) : BEFORE',
    noticedBy: READING,
  },
  {
    name: 'number-wins-as-often-as-it-has-codes',
    danger: 'One number takes all prizes of a drawing.',
    file: `${SECRETARY}/readers/draws.repository.ts`,
    find: 'select distinct on (mobile) mobile, code, lot from (',
    replace: 'select distinct on (mobile, code) mobile, code, lot from (',
    noticedBy: CODES,
  },
  {
    name: 'codes-easy-to-guess',
    danger: 'Codes are made of which every hundredth guess is right.',
    file: `${SECRETARY}/readers/reader-codes.service.ts`,
    find: 'count * LEAST_CHOICE) fail(',
    replace: 'count) fail(',
    noticedBy: CODES,
  },
  {
    name: 'used-codes-taken-out',
    danger: 'A code that has won is taken out, added again, and wins again.',
    file: `${SECRETARY}/readers/reader-codes.repository.ts`,
    find: "    .where('used_at', 'is', null);\n",
    replace: ';\n',
    noticedBy: CODES,
  },
];

const SUPPORT = 'libs/server/support/src';
const FIRST_ANSWER = [`${SUPPORT}/first-answer/first-answer.test.ts`];

const TICKETS: readonly Mutant[] = [
  {
    name: 'facts-shown-to-every-member',
    danger: 'Who may read tickets alone learns the balance from a first answer.',
    file: `${SUPPORT}/support.presenter.ts`,
    find: 'permission === undefined || maySee(permission)',
    replace: 'permission === undefined || maySee(permission) || permission !== undefined',
    noticedBy: FIRST_ANSWER,
  },
  {
    name: 'numbers-given-to-a-model',
    danger: 'What customers write of themselves leaves the installation.',
    file: `${SUPPORT}/first-answer/ask-model.ts`,
    find: 'question: redact(asked),',
    replace: "question: asked + redact(''),",
    noticedBy: FIRST_ANSWER,
  },
  {
    name: 'model-heard-without-a-source',
    danger: 'What a model makes up is told to customers as an answer.',
    file: `${SUPPORT}/first-answer/ask-model.ts`,
    find: "if (cited.length === 0 || clean === ''",
    replace: "if (clean === ''",
    noticedBy: FIRST_ANSWER,
  },
  {
    name: 'any-file-attached',
    danger: 'Who may write tickets alone reads an export of contacts by attaching it to one.',
    file: 'libs/server/files/src/files.repository.ts',
    find: "    .where('id', '=', id)\n    .where('purpose', '=', purpose.name)\n    .where('state', '=', FILE_STATE.stored)\n    .where('expires_at', '>', now)\n    .executeTakeFirst();",
    replace:
      "    .where('id', '=', id)\n    .where('state', '=', FILE_STATE.stored)\n    .where('expires_at', '>', now)\n    .executeTakeFirst();",
    noticedBy: [`${SUPPORT}/ticket-files.test.ts`],
  },
];

const OFFERS: readonly Mutant[] = [
  {
    name: 'gift-without-end',
    danger: 'A gift that is limited in number is given to everybody.',
    file: 'libs/server/offers/src/take-gift.service.ts',
    find: "  if (!isLeft(gift)) fail('giftGone');\n",
    replace: '',
    noticedBy: ['libs/server/offers/src/offers.routes.test.ts'],
  },
  {
    name: 'plan-at-yesterdays-price',
    danger: 'Somebody is charged another price than the one that they were shown.',
    file: 'libs/server/plans/src/buy-plan.service.ts',
    find: "  if (plan.priceMrial !== priceMrial) fail('changedPlan', 'price');\n",
    replace: '',
    noticedBy: ['libs/server/plans/src/plans.routes.test.ts'],
  },
  {
    name: 'copied-passkey-taken',
    danger: 'A passkey that was copied out of its device opens the account beside the real one.',
    file: 'libs/server/auth/src/passkeys/passkeys.service.ts',
    find: 'counter: Number(row.counter),',
    replace: 'counter: 0,',
    noticedBy: ['libs/server/auth/src/passkeys/passkeys.test.ts'],
  },
  {
    name: 'name-of-another-company',
    danger: 'A systemic pattern is sent in the name of a bank.',
    file: 'libs/server/patterns/src/systemic/systemic.service.ts',
    find: "name.replace(BRACES, '').trim()",
    replace: 'name.trim()',
    noticedBy: ['libs/server/patterns/src/systemic/systemic.test.ts'],
  },
  {
    name: 'retired-pattern-taken',
    danger: 'An account takes a shared pattern over that was withdrawn at that moment.',
    file: 'libs/server/patterns/src/systemic/systemic.repository.ts',
    find: 'select(SHOWN).forShare()',
    replace: 'select(SHOWN)',
    noticedBy: ['libs/server/patterns/src/shared/shared.test.ts'],
  },
];

export const NEWER_DOMAIN_MUTANTS: readonly Mutant[] = [...SECRETARIES, ...TICKETS, ...OFFERS];
