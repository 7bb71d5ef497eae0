import { reviewerOf } from '@peyk/server-decisions';
import { UsageError, optionalText, readCount, text } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { REFUSAL_REASON_KEYS } from '../refusal-reasons';
import { listPatternsToReview, reviewPattern, showPatternVersion } from './review-pattern.service';

const CODE = /^[a-z0-9]{10}$/;
const WORDS = ['code', 'version'] as const;

function nameOf([code = '', version = '']: readonly string[]) {
  if (!CODE.test(code)) throw new UsageError('A code has ten small letters and digits; see "pattern list".');
  return { code, version: readCount(version) };
}

const list: Command = {
  name: 'pattern list',
  help: 'Show the versions of patterns that wait for a reader, oldest first.',
  readsOnly: true,
  run: async ({ db }) => {
    const waiting = await listPatternsToReview(db);
    if (waiting.length === 0) return ['Nothing waits.'];
    return waiting.map(
      ({ code, version, askedAt, accountName, title }) =>
        `${code} ${version}  ${askedAt.toISOString()}  ${accountName}  ${title}`,
    );
  },
};

const show: Command = {
  name: 'pattern show',
  help: 'Show what a version of a pattern says, with its variables.',
  readsOnly: true,
  words: WORDS,
  run: async ({ db }, { words }) => {
    const found = await showPatternVersion(db, nameOf(words));
    return [
      `${found.accountName}  ${found.title}  (${found.kind})`,
      ...(found.website === null ? [] : [`website: ${found.website}`]),
      ...found.text.split('\n').map((line) => `    ${line}`),
      ...found.variables.map(({ name, type, maxLength }) => `{{${name}}}: ${type}, at most ${maxLength}`),
      ...(found.decidedBy === null ? [] : [`Decided by ${found.decidedBy}.`]),
    ];
  },
};

const accept: Command = {
  name: 'pattern accept',
  help: 'Let a version of a pattern be sent; its owner is told.',
  words: WORDS,
  account: null,
  run: async (context, { words, by }) => {
    await reviewPattern(reviewerOf(context, by), { ...nameOf(words), decision: { verdict: 'accept' } });
    return ['Accepted.'];
  },
};

const refuse: Command = {
  name: 'pattern refuse',
  help: 'Refuse a version of a pattern; its owner is told why.',
  words: WORDS,
  options: {
    reason: { kind: 'text', help: `One of: ${REFUSAL_REASON_KEYS.join(', ')}.`, required: true },
    text: { kind: 'text', help: 'A Persian sentence behind it; the account reads it. Needed for "other".' },
  },
  account: null,
  run: async (context, { words, values, by }) => {
    const decision = {
      verdict: 'refuse',
      reason: text(values, 'reason'),
      reasonText: optionalText(values, 'text') ?? null,
    } as const;
    await reviewPattern(reviewerOf(context, by), { ...nameOf(words), decision });
    return ['Refused.'];
  },
};

/** Patterns that a person reads before they are sent. */
export const patternCommands: readonly Command[] = [list, show, accept, refuse];
