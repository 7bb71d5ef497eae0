import { optionalText, readCount, readId, readOneOf, text } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { listSendsToReview, listTextsToReview, reviewSend, setReviewRequired } from './review.service';

const list: Command = {
  name: 'review list',
  help: 'Show the sends that wait for a reader, oldest first.',
  readsOnly: true,
  run: async ({ db }) => {
    const sends = await listSendsToReview(db);
    if (sends.length === 0) return ['Nothing waits.'];
    return sends.flatMap((send) => [
      `${send.sendId}  ${send.createdAt.toISOString()}  ${send.accountName}  from ${send.fromNumber} to ${send.requestedCount} numbers`,
      ...send.text.split('\n').map((line) => `    ${line}`),
      ...(send.hasOwnTexts ? [`    Each recipient has a text of its own: review texts ${send.sendId}`] : []),
    ]);
  },
};

const TEXTS_AT_ONCE = 100;

const texts: Command = {
  name: 'review texts',
  help: 'Show what each recipient of a send that waits would read, a hundred at a time.',
  readsOnly: true,
  words: ['send-id'],
  options: { from: { kind: 'text', help: 'The first of them; default 1.' } },
  run: async ({ db }, { words: [sendId = ''], values }) => {
    const from = readCount(optionalText(values, 'from') ?? '1');
    const rows = await listTextsToReview(db, readId(sendId), { from, limit: TEXTS_AT_ONCE });
    if (rows.length === 0) return ['There are no more.'];
    const shown = rows.flatMap(({ place, text, fault }) => [
      `${place}`,
      ...(fault === null ? text.split('\n') : [`(nothing: ${fault})`]).map((line) => `    ${line}`),
    ]);
    return rows.length < TEXTS_AT_ONCE ? shown : [...shown, `More: --from=${from + TEXTS_AT_ONCE}`];
  },
};

const accept: Command = {
  name: 'review accept',
  help: 'Let a send that waits go on.',
  words: ['send-id'],
  account: null,
  run: async ({ db, clock }, { words: [sendId = ''] }) => {
    await reviewSend(db, { sendId: readId(sendId), verdict: 'accept' }, clock.now());
    return ['Accepted.'];
  },
};

const reject: Command = {
  name: 'review reject',
  help: 'End a send that waits.',
  words: ['send-id'],
  options: { reason: { kind: 'text', help: 'A Persian sentence; the account reads it.', required: true } },
  account: null,
  run: async ({ db, clock }, { words: [sendId = ''], values }) => {
    const review = { sendId: readId(sendId), verdict: 'reject', reason: text(values, 'reason') } as const;
    await reviewSend(db, review, clock.now());
    return ['Rejected; nothing was held.'];
  },
};

const review: Command = {
  name: 'account review',
  help: 'Say whether a person reads the texts of an account before they leave (on or off).',
  words: ['username', 'on|off'],
  account: 'username',
  run: async (context, { words: [username = '', choice = ''] }) => {
    const { accountId } = await context.userOf(username);
    const isOn = readOneOf(choice, ['on', 'off']) === 'on';
    await setReviewRequired(context.db, accountId, isOn);
    return [isOn ? 'Its sends wait for "review accept".' : 'Its sends leave without review.'];
  },
};

/** Texts that a person reads before they leave. */
export const reviewCommands: readonly Command[] = [review, list, texts, accept, reject];
