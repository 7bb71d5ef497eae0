import { UsageError, optionalText, readOneOf, text } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { PATTERN_VARIABLE_TYPES } from '@peyk/shared-sms';
import type { PatternVariable } from '@peyk/shared-sms';
import { retireSharedPattern } from '../shared/shared.service';
import { listSystemicRows } from './systemic.repository';
import { addSystemic, removeSystemic } from './systemic.service';

const KINDS = ['manual', 'otp', 'transactional'] as const;
const MOST_SHOWN = 100;
const VARIABLE = /^([A-Za-z]\w*):(\w+):(\d{1,3})$/;

/** `code:code:8,amount:number:20` @throws UsageError */
function variablesOf(given: string | undefined): PatternVariable[] {
  if (given === undefined) return [];
  return given.split(',').map((one) => {
    const [, name = '', type = '', length = ''] = VARIABLE.exec(one.trim()) ?? [];
    const known = PATTERN_VARIABLE_TYPES.find((each) => each === type);
    if (!known) {
      throw new UsageError(`"${one}": write each variable as name:type:length, such as code:code:8.`);
    }
    return { name, type: known, maxLength: Number(length) };
  });
}

/** What is said of systemic ones, and what of shared ones. */
const WORDS = {
  systemic: {
    add: 'Keep a pattern that every account may send by its code; nobody reviews it again.',
    list: 'Show the patterns that every account may send.',
  },
  shared: {
    add: 'Offer a pattern that accounts may take over as their own; nobody reviews it again.',
    list: 'Show the patterns that accounts may take over, and those that were retired.',
  },
} as const;

const addCommand = (which: keyof typeof WORDS): Command => ({
  name: `${which}-pattern add`,
  help: WORDS[which].add,
  options: {
    title: { kind: 'text', help: 'Persian, at most 100 characters.', required: true },
    kind: { kind: 'text', help: `One of: ${KINDS.join(', ')}.`, required: true },
    text: {
      kind: 'text',
      help: 'With {{company}} where the name of the account stands, and {{variables}}.',
      required: true,
    },
    variables: { kind: 'text', help: 'Each as name:type:length, such as code:code:8, with commas between them.' },
    description: { kind: 'text', help: 'When to use it, in Persian, at most 500 characters.' },
  },
  account: null,
  run: async (context, { values }) => {
    const code = await addSystemic(context, {
      ...{ kind: readOneOf(text(values, 'kind'), KINDS), title: text(values, 'title'), text: text(values, 'text') },
      variables: variablesOf(optionalText(values, 'variables')),
      description: optionalText(values, 'description') ?? null,
      isShared: which === 'shared',
    });
    return [`Pattern ${code} was added.`];
  },
});

const listCommand = (which: keyof typeof WORDS): Command => ({
  name: `${which}-pattern list`,
  help: WORDS[which].list,
  readsOnly: true,
  run: async ({ db }) => {
    const question = { isShared: which === 'shared', withRetired: true, paging: { page: 1, limit: MOST_SHOWN } };
    const { items } = await listSystemicRows(db, question);
    return items.length === 0
      ? ['There is none.']
      : items.flatMap(({ code, kind, title, retiredAt, text: said }) => [
          `${code}  ${kind}  ${title}${retiredAt === null ? '' : `  (retired ${retiredAt.toISOString()})`}`,
          ...said.split('\n').map((line) => `    ${line}`),
        ]);
  },
});

const remove: Command = {
  name: 'systemic-pattern remove',
  help: 'Take a pattern of all accounts back: none can send it any more.',
  words: ['code'],
  account: null,
  run: async ({ db }, { words: [code = ''] }) => {
    await removeSystemic(db, code);
    return ['Removed.'];
  },
};

const retire: Command = {
  name: 'shared-pattern retire',
  help: 'Offer a pattern no more: accounts that took it over go on sending it, and no other takes it.',
  words: ['code'],
  account: null,
  run: async (context, { words: [code = ''] }) => {
    await retireSharedPattern(context, code);
    return ['Retired.'];
  },
};

/** Patterns of the installation: those that are sent by their code, and those that accounts take over. */
export const systemicCommands: readonly Command[] = [
  addCommand('systemic'),
  listCommand('systemic'),
  remove,
  addCommand('shared'),
  listCommand('shared'),
  retire,
];
