import { UsageError, optionalText, readCount, readInstant, readOneOf, readRial, text } from '@peyk/server-module';
import type { Command, Values } from '@peyk/server-module';
import { assignLine, changeLine, createLine, setLineActive } from './lines-admin.service';
import { setStatutory, setTariff } from './tariffs-admin.service';

const REFUND_RULES = ['none', 'blacklist', 'not_reached_telecom', 'not_delivered'] as const;

const create: Command = {
  name: 'line create',
  help: 'Make a line (sender number).',
  options: {
    number: { kind: 'text', help: '3 to 20 digits.', required: true },
    title: { kind: 'text', help: 'Shown in the panel.', required: true },
    family: { kind: 'text', help: 'Lines of a family share a tariff, such as 3000.', required: true },
    advertising: { kind: 'flag', help: 'Add the opt-out text; do not reach people who opted out.' },
    'part-chars': { kind: 'text', help: 'Characters of a part of a long text: 66 or 67 (default).' },
    refund: { kind: 'text', help: `What is given back: ${REFUND_RULES.join(', ')} (default blacklist).` },
    'max-per-second': { kind: 'text', help: 'Parts a second at most.' },
  },
  account: null,
  run: async ({ db }, { values }) => {
    const rate = optionalText(values, 'max-per-second');
    await createLine(db, {
      number: text(values, 'number'),
      title: text(values, 'title'),
      family: text(values, 'family'),
      advertising: values['advertising'] === true,
      multipartChars: readOneOf(optionalText(values, 'part-chars') ?? '67', ['66', '67']) === '66' ? 66 : 67,
      refundRule: readOneOf(optionalText(values, 'refund') ?? 'blacklist', REFUND_RULES),
      maxPerSecond: rate === undefined ? null : readCount(rate),
    });
    return ['The line was made. Give it to an account with "line assign".'];
  },
};

const assign: Command = {
  name: 'line assign',
  help: 'Let an account send from a line; --system: send login codes from it.',
  words: ['number'],
  options: {
    username: { kind: 'text', help: 'A user of the account.' },
    system: { kind: 'flag', help: 'The system account, which sends login codes.' },
    default: { kind: 'flag', help: 'Choose this line when the account does not say which.' },
  },
  account: 'username',
  run: async (context, { words: [number = ''], values }) => {
    const username = optionalText(values, 'username');
    if ((username === undefined) === (values['system'] !== true)) throw new UsageError('Give --username or --system.');
    const isSystem = username === undefined;
    const accountId = isSystem ? context.systemAccountId : (await context.userOf(username)).accountId;
    await assignLine(context.db, { accountId, number, isDefault: isSystem || values['default'] === true });
    return ['The line was assigned.'];
  },
};

/** "8-22", or "always". */
function readHours(value: string): { from: number; to: number } | null {
  if (value === 'always') return null;
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(value) ?? [];
  if (from === undefined || to === undefined) {
    throw new UsageError(`"${value}" are no hours: write them as 8-22, or always.`);
  }
  return { from: Number(from), to: Number(to) };
}

/** Words with commas of either script between them, or "none". */
function readWords(value: string): string[] {
  if (value === 'none') return [];
  const words = value.split(/[,،]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))];
}

/** Names with commas between, or "any". */
function readOperators(value: string): string[] | null {
  return value === 'any' ? null : value.split(',').map((name) => name.trim());
}

function warnOf(waiting: readonly bigint[]): string[] {
  if (waiting.length === 0) return [];
  return [`Own hours of these accounts have none in common with the line's, their sends wait: ${waiting.join(', ')}.`];
}

const set: Command = {
  name: 'line set',
  help: 'Change when and how fast a line sends, at once, also for sends under way; and which texts it takes.',
  words: ['number'],
  options: {
    hours: {
      kind: 'text',
      help: 'Hours of the day in Tehran, such as 8-22 or 22-6, or "always". Login codes know none.',
    },
    'max-per-second': { kind: 'text', help: 'Parts a second at most, or "none".' },
    'forbid-words': {
      kind: 'text',
      help: 'Words that no text may have, with commas between, or "none". «شرط‌بندی» also finds «شرطبندی».',
    },
    links: { kind: 'text', help: 'Whether texts may have links: yes or no.' },
    operators: {
      kind: 'text',
      help: 'Operators that may carry it, by their names in PEYK_OPERATORS (smpp is that of SMPP_URL), the best first; or "any".',
    },
  },
  account: null,
  run: async ({ db }, { words: [number = ''], values }) => {
    const hours = optionalText(values, 'hours');
    const rate = optionalText(values, 'max-per-second');
    const words = optionalText(values, 'forbid-words');
    const links = optionalText(values, 'links');
    const operators = optionalText(values, 'operators');
    const waiting = await changeLine(db, number, {
      ...(hours !== undefined && { hours: readHours(hours) }),
      ...(rate !== undefined && { maxPerSecond: rate === 'none' ? null : readCount(rate) }),
      ...(words !== undefined && { forbiddenWords: readWords(words) }),
      ...(links !== undefined && { linksAllowed: readOneOf(links, ['yes', 'no']) === 'yes' }),
      ...(operators !== undefined && { operators: readOperators(operators) }),
    });
    return ['The line was changed.', ...warnOf(waiting)];
  },
};

const open: Command = {
  name: 'line open',
  help: 'Let a closed line send again.',
  words: ['number'],
  account: null,
  run: async ({ db }, { words: [number = ''] }) => {
    await setLineActive(db, number, true);
    return ['The line is open.'];
  },
};

const close: Command = {
  name: 'line close',
  help: 'Take no more sends for a line; what was accepted goes on.',
  words: ['number'],
  account: null,
  run: async ({ db }, { words: [number = ''] }) => {
    await setLineActive(db, number, false);
    return ['The line is closed.'];
  },
};

function validFrom(values: Values, now: Date): Date {
  const from = optionalText(values, 'from');
  return from === undefined ? now : readInstant(from);
}

const FROM = { kind: 'text', help: 'From when on; default now.' } as const;

const tariff: Command = {
  name: 'tariff set',
  help: 'Price of a part for a family of lines, before operator tier and legal charge.',
  options: {
    family: { kind: 'text', help: 'The lines’ family.', required: true },
    language: { kind: 'text', help: 'persian or latin.', required: true },
    rial: { kind: 'text', help: 'Whole rials.', required: true },
    from: FROM,
  },
  account: null,
  run: async ({ db, clock }, { values }) => {
    await setTariff(db, {
      family: text(values, 'family'),
      language: readOneOf(text(values, 'language'), ['persian', 'latin']),
      unitMrial: readRial(text(values, 'rial')),
      validFrom: validFrom(values, clock.now()),
    });
    return ['The tariff was added. What was accepted keeps its price.'];
  },
};

const statutory: Command = {
  name: 'tariff statutory',
  help: 'What the law adds to every part.',
  options: { rial: { kind: 'text', help: 'Whole rials.', required: true }, from: FROM },
  account: null,
  run: async ({ db, clock }, { values }) => {
    await setStatutory(db, {
      perPartMrial: readRial(text(values, 'rial')),
      validFrom: validFrom(values, clock.now()),
    });
    return ['The charge was added.'];
  },
};

/** Lines and what they cost. */
export const lineCommands: readonly Command[] = [create, set, assign, open, close, tariff, statutory];
