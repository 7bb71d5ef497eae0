import { optionalText, readId, readOneOf, text } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { listTargetRows } from './targets.repository';
import { addTarget, openTarget } from './targets.service';

const add: Command = {
  name: 'deposit-target add',
  help: 'Let money be transferred to a card or an account.',
  options: {
    kind: { kind: 'text', help: 'card or account.', required: true },
    number: { kind: 'text', help: 'Its digits.', required: true },
    bank: { kind: 'text', help: 'Name of the bank, in Persian.', required: true },
    owner: { kind: 'text', help: 'Whose it is, in Persian.', required: true },
    sheba: { kind: 'text', help: 'IR and 24 digits.' },
  },
  account: null,
  run: async (context, { values }) => {
    const id = await addTarget(context, {
      kind: readOneOf(text(values, 'kind'), ['card', 'account']),
      number: text(values, 'number'),
      bank: text(values, 'bank'),
      owner: text(values, 'owner'),
      sheba: optionalText(values, 'sheba') ?? null,
    });
    return [`Target ${id} is open.`];
  },
};

const list: Command = {
  name: 'deposit-target list',
  help: 'Show the cards and accounts that money may be transferred to.',
  readsOnly: true,
  run: async ({ db }) => {
    const rows = await listTargetRows(db, 'all');
    if (rows.length === 0) return ['There are none.'];
    return rows.map(
      ({ id, kind, number, bank, owner, active }) =>
        `${id}  ${kind}  ${number}  ${bank}  ${owner}${active ? '' : '  (closed)'}`,
    );
  },
};

const set = (name: 'open' | 'close'): Command => ({
  name: `deposit-target ${name}`,
  help: name === 'open' ? 'Offer a target again.' : 'Offer a target no more; what waits for it can still be decided.',
  words: ['target-id'],
  account: null,
  run: async (context, { words: [targetId = ''] }) => {
    await openTarget(context, readId(targetId), name === 'open');
    return [name === 'open' ? 'It is offered.' : 'It is not offered any more.'];
  },
});

/** Cards and accounts of the installation. */
export const targetCommands: readonly Command[] = [add, list, set('open'), set('close')];
