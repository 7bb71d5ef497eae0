import { UsageError, optionalText, readCount } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { MOST_GENERATED, generateBank } from './generate-bank';
import { BankFileError, loadBank } from './load-bank';

const load: Command = {
  name: 'bank load',
  help: 'Take the bank of numbers out of a csv, txt or xlsx file with titles, in the place of the one before.',
  words: ['file'],
  account: null,
  run: async ({ db, clock, tell }, { words: [file = ''] }) => {
    try {
      const { loaded, repeated, wrong, faults } = await loadBank(db, file, { now: clock.now(), tell });
      return [`The bank has ${loaded} people; ${repeated} stood twice, ${wrong} rows were wrong.`, ...faults];
    } catch (error) {
      if (error instanceof BankFileError) throw new UsageError(error.message);
      throw error;
    }
  },
};

const generate: Command = {
  name: 'bank generate',
  help: 'Make a bank of people whom there are not, for demo and tests, in the place of the one before.',
  options: { count: { kind: 'text', help: `How many; at most and by default ${MOST_GENERATED}.` } },
  account: null,
  run: async ({ db, clock }, { values }) => {
    const count = readCount(optionalText(values, 'count') ?? String(MOST_GENERATED));
    if (count > MOST_GENERATED) throw new UsageError(`--count is at most ${MOST_GENERATED}.`);
    await generateBank(db, count, clock.now());
    return [`The bank has ${count} people.`];
  },
};

export const bankCommands: readonly Command[] = [load, generate];
