import { optionalText, readId, readOneOf, text } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { mrialToRialString } from '@peyk/shared-sms';
import { DECISIONS, decidePayment } from './decide-payment.service';
import { listUndecided } from './payments.repository';
import type { UndecidedPayment } from './payments.repository';

const MOST_SHOWN = 100;

const heldBy = (row: UndecidedPayment) => (row.heldBy === null ? '' : ` (of payment ${row.heldBy})`);

const list: Command = {
  name: 'payment list',
  help: 'Show the payments that nobody could tell: compare them with the statement of the gateway.',
  readsOnly: true,
  run: async ({ db }) => {
    const rows = await listUndecided(db, MOST_SHOWN);
    if (rows.length === 0) return ['Nothing waits.'];
    return rows.flatMap((row) => [
      `${row.id}  ${row.createdAt.toISOString()}  ${row.accountName}  ${mrialToRialString(row.amountMrial + row.taxMrial)} rial paid`,
      `    ${row.gateway} ${row.authority}, reference ${row.reference ?? 'unknown'}${heldBy(row)}, ${row.fault ?? ''}`,
    ]);
  },
};

const decide: Command = {
  name: 'payment decide',
  help: 'Say what has become of a payment: credited (the gateway has the money for us) or returned (the bank gave it back, or the money is of another payment).',
  words: ['payment-id'],
  options: {
    as: { kind: 'text', help: DECISIONS.join(' or '), required: true },
    reason: { kind: 'text', help: 'How you know.', required: true },
    reference: { kind: 'text', help: "The bank's number of the payment." },
  },
  account: null,
  run: async (context, { words: [paymentId = ''], values, by }) => {
    const as = readOneOf(text(values, 'as'), DECISIONS);
    const decision = { as, by, reason: text(values, 'reason'), reference: optionalText(values, 'reference') };
    await decidePayment(context, readId(paymentId), decision);
    return [as === 'credited' ? 'Credited.' : 'Marked as returned; nothing was credited.'];
  },
};

/** Payments that a person decides about. */
export const paymentCommands: readonly Command[] = [list, decide];
