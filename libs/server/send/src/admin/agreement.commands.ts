import { readFile } from 'node:fs/promises';
import { UsageError, readId, text } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { listAsked } from '../agreements/agreements.repository';
import { addAgreement, withdrawAgreement } from '../agreements/agreements.service';

async function readBody(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new UsageError(`"${path}" cannot be read: give the path of a text file.`);
  }
}

const add: Command = {
  name: 'agreement add',
  help: 'Ask anyone who sends from a line to agree to a text first. What was accepted goes on.',
  options: {
    line: { kind: 'text', help: 'The number of the line.', required: true },
    title: { kind: 'text', help: 'Up to 120 characters.', required: true },
    file: { kind: 'text', help: 'A text file of up to 20,000 characters.', required: true },
  },
  account: null,
  run: async ({ db, clock }, { values }) => {
    const body = await readBody(text(values, 'file'));
    const id = await addAgreement(
      db,
      { number: text(values, 'line'), title: text(values, 'title'), body },
      clock.now(),
    );
    return [`Agreement ${id} is asked for from now on.`];
  },
};

const list: Command = {
  name: 'agreement list',
  help: 'Show what lines ask for, and how many accounts have agreed.',
  readsOnly: true,
  run: async ({ db }) => {
    const asked = await listAsked(db);
    if (asked.length === 0) return ['No line asks for an agreement.'];
    return asked.map(
      ({ id, lineNumber, title, accepted }) => `${id}  ${lineNumber}  ${title}  accepted by ${accepted}`,
    );
  },
};

const withdraw: Command = {
  name: 'agreement withdraw',
  help: 'Ask nobody for an agreement any more. Who agreed to it stays known.',
  words: ['id'],
  account: null,
  run: async ({ db, clock }, { words: [id = ''] }) => {
    await withdrawAgreement(db, readId(id), clock.now());
    return ['Nobody is asked for it any more.'];
  },
};

/** What must be agreed to before anybody sends from a line. */
export const agreementCommands: readonly Command[] = [add, list, withdraw];
