import { REFUSAL_OPTIONS, refusalOf, reviewerOf } from '@peyk/server-decisions';
import { readCount, readId } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { keyToMobile } from '@peyk/shared-sms';
import { REFUSAL_WORDS } from '../refusal-reasons';
import { listWaitingSecretaries } from '../secretary.repository';
import type { SecretaryRow } from '../secretary.repository';
import { decideSecretary, takeSecretary } from './review-secretary.service';

const MOST_SHOWN = 100;
const WORDS = ['secretary-id', 'version'] as const;

const textLines = (of: string, text: string | null): string[] =>
  text === null ? [] : text.split('\n').map((line) => `    ${of}> ${line}`);

function linesOf(row: SecretaryRow & { accountName: string }): string[] {
  return [
    `${row.id} ${row.version}  ${row.askedAt.toISOString()}  ${row.accountName}  ${row.title}`,
    `    line ${row.line}, ${row.match}${row.words.map((word) => ` «${word}»`).join()}`,
    ...textLines('question', row.question),
    ...textLines('', row.reply),
    ...row.words.flatMap((word, at) => textLines(`«${word}» `, row.keywordReplies[at] ?? null)),
    ...textLines('duplicate ', row.duplicateReply),
    ...textLines('wrong ', row.wrongReply),
    ...textLines('ended ', row.endedReply),
    ...(row.forwardTo.length === 0 ? [] : [`    forwards to ${row.forwardTo.map(keyToMobile).join(', ')}`]),
    ...(row.takenBy === null ? [] : [`    Taken by ${row.takenBy} at ${row.takenAt?.toISOString()}`]),
  ];
}

const list: Command = {
  name: 'secretary list',
  help: 'Show the secretaries that wait for a person, oldest first, with what they say.',
  readsOnly: true,
  run: async ({ db }) => {
    const rows = await listWaitingSecretaries(db, MOST_SHOWN);
    return rows.length === 0 ? ['Nothing waits.'] : rows.flatMap(linesOf);
  },
};

const take: Command = {
  name: 'secretary take',
  help: 'Say that you look at a secretary: for half an hour nobody else decides about it.',
  words: ['secretary-id'],
  account: null,
  run: async (context, { words: [id = ''], by }) => {
    await takeSecretary(reviewerOf(context, by), readId(id));
    return ['Taken.'];
  },
};

const nameOf = ([id = '', version = '']: readonly string[]) => ({ id: readId(id), version: readCount(version) });

const accept: Command = {
  name: 'secretary accept',
  help: 'Let a secretary work, as it was written in this version; its owner is told.',
  words: WORDS,
  account: null,
  run: async (context, { words, by }) => {
    await decideSecretary(reviewerOf(context, by), nameOf(words), { decision: 'accepted' });
    return ['Accepted.'];
  },
};

const refuse: Command = {
  name: 'secretary refuse',
  help: 'Refuse a secretary; its owner is told why.',
  words: WORDS,
  options: REFUSAL_OPTIONS(REFUSAL_WORDS),
  account: null,
  run: async (context, { words, values, by }) => {
    const refusal = refusalOf(values, REFUSAL_WORDS);
    await decideSecretary(reviewerOf(context, by), nameOf(words), { decision: 'refused', ...refusal });
    return ['Refused.'];
  },
};

/** Secretaries that a person reads before they work. */
export const secretaryCommands: readonly Command[] = [list, take, accept, refuse];
