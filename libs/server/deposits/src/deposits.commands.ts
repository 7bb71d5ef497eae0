import { REFUSAL_OPTIONS, refusalOf, reviewerOf } from '@peyk/server-decisions';
import { UsageError, optionalText, readId, readRial, text } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { mrialToRialString } from '@peyk/shared-sms';
import { decideDeposit, takeDeposit } from './decide-deposit.service';
import { REFUSAL_WORDS, shareOf } from './deposits.policy';
import { findDeposit, findDepositKey, listWaitingRows } from './deposits.repository';
import type { WaitingRow } from './deposits.repository';
import { fail } from './fail';

const MOST_SHOWN = 100;
const WORDS = ['deposit-id'] as const;

function linesOf(row: WaitingRow): string[] {
  const rial = mrialToRialString(row.amountMrial);
  return [
    `${row.id}  ${row.askedAt.toISOString()}  ${row.accountName}  ${rial} rial  ${row.method}`,
    `    to ${row.targetNumber} (${row.targetBank}, ${row.targetOwner}), code ${row.referenceCode}, at ${row.submittedAt.toISOString()}`,
    ...(row.sourceLast4 === null ? [] : [`    From the card that ends in ${row.sourceLast4}`]),
    ...(row.slipFileId === null ? [] : [`    It has a slip: deposit slip ${row.id} --to=slip`]),
    ...(row.takenBy === null ? [] : [`    Taken by ${row.takenBy} at ${row.takenAt?.toISOString()}`]),
  ];
}

const list: Command = {
  name: 'deposit list',
  help: 'Show the deposits that wait for a person, oldest first.',
  readsOnly: true,
  run: async ({ db }) => {
    const rows = await listWaitingRows(db, MOST_SHOWN);
    return rows.length === 0 ? ['Nothing waits.'] : rows.flatMap(linesOf);
  },
};

const slip: Command = {
  name: 'deposit slip',
  help: 'Save the picture of a slip.',
  readsOnly: true,
  words: WORDS,
  options: { to: { kind: 'text', help: 'Where to, without the ending.', required: true } },
  run: async ({ db, saveFile }, { words: [depositId = ''], values }) => {
    const key = await findDepositKey(db, readId(depositId));
    const { accountId, slipFileId } = (key && (await findDeposit(db, key))) ?? fail('unknownDeposit');
    if (slipFileId === null) throw new UsageError('This deposit has no slip.');
    return [`Saved as ${await saveFile({ accountId, id: slipFileId }, text(values, 'to'))}.`];
  },
};

const take: Command = {
  name: 'deposit take',
  help: 'Say that you look at a deposit: for half an hour nobody else decides about it.',
  words: WORDS,
  account: null,
  run: async (context, { words: [depositId = ''], by }) => {
    await takeDeposit(reviewerOf(context, by), readId(depositId));
    return ['Taken.'];
  },
};

const accept: Command = {
  name: 'deposit accept',
  help: 'Credit a deposit that has arrived, less its tax.',
  words: WORDS,
  options: { rial: { kind: 'text', help: 'What really arrived, where it is not what was written down; whole rials.' } },
  account: null,
  run: async (context, { words: [depositId = ''], values, by }) => {
    const rial = optionalText(values, 'rial');
    const confirmedMrial = rial === undefined ? undefined : readRial(rial);
    const verdict = { decision: 'accepted', confirmedMrial } as const;
    const row = await decideDeposit(reviewerOf(context, by), readId(depositId), verdict);
    return [`Accepted: ${mrialToRialString(shareOf(row).creditedMrial)} rial were credited.`];
  },
};

const refuse: Command = {
  name: 'deposit refuse',
  help: 'Refuse a deposit; its code may be written down again.',
  words: WORDS,
  options: REFUSAL_OPTIONS(REFUSAL_WORDS),
  account: null,
  run: async (context, { words: [depositId = ''], values, by }) => {
    const refusal = refusalOf(values, REFUSAL_WORDS);
    await decideDeposit(reviewerOf(context, by), readId(depositId), { decision: 'refused', ...refusal });
    return ['Refused; nothing was credited.'];
  },
};

/** Deposits that a person decides about. */
export const depositCommands: readonly Command[] = [list, slip, take, accept, refuse];
