import { parseMobile } from '@peyk/shared-sms';
import { NO_BANK, hasAnyBank, readBank, type BankPeople } from './bank';
import { readNumberFile, type NumberFile } from './number-file';
import { NOBODY, hasAnyPeople, readPeople, type ChosenPeople } from './people';

/** A send that is being written and has not left yet. */
export interface Composition {
  /** Number of the chosen line; empty until the lines are known. */
  readonly line: string;
  readonly text: string;
  /** Recipients in the stored form, `98` and ten digits. */
  readonly numbers: readonly string[];
  /** Recipients out of the contacts. */
  readonly people: ChosenPeople;
  /** Recipients out of a file that has come to the server; null for none. */
  readonly file: NumberFile | null;
  /** Where a text with variables finds its values: in the rows of the file, or in what is known of the people. */
  readonly valuesFrom: 'file' | 'people';
  /** Recipients out of the bank of numbers. */
  readonly bank: BankPeople;
  readonly charity: boolean;
  /** Links of the text become short ones whose openings are counted. */
  readonly trackLinks: boolean;
  /** When it is to leave, an instant in ISO 8601; empty for at once. */
  readonly sendTime: string;
  /** Parts a second at most, in digits; empty for as fast as the line allows. */
  readonly rate: string;
  /** Minutes after which what was not handed over expires, in digits; empty for never. */
  readonly validity: string;
  /** Messages of this week after which a person gets no more, in digits; empty for any number. */
  readonly weeklyLimit: string;
}

export const EMPTY_COMPOSITION: Composition = {
  line: '',
  text: '',
  numbers: [],
  people: NOBODY,
  file: null,
  valuesFrom: 'file',
  bank: NO_BANK,
  charity: false,
  trackLinks: false,
  sendTime: '',
  rate: '',
  validity: '',
  weeklyLimit: '',
};

/** Whether something was asked for beyond an ordinary send. */
export function hasOptions({ sendTime, rate, validity, weeklyLimit, trackLinks }: Composition): boolean {
  return trackLinks || sendTime !== '' || rate !== '' || validity !== '' || weeklyLimit !== '';
}

/** Whether something would be lost with it: a chosen line alone is no work of anybody. */
export function hasContent(composition: Composition): boolean {
  const { text, numbers, people, file, bank } = composition;
  return (
    text.trim() !== '' ||
    numbers.length > 0 ||
    hasAnyPeople(people) ||
    file !== null ||
    hasAnyBank(bank) ||
    hasOptions(composition)
  );
}

/** Writes a composition for keeping. */
export function writeComposition(composition: Composition): string {
  return JSON.stringify(composition);
}

/** Reads a kept composition; whatever does not look like one is an empty one, and what is no number is dropped. */
export function readComposition(kept: string | null): Composition {
  if (kept === null) return EMPTY_COMPOSITION;
  try {
    const value: unknown = JSON.parse(kept);
    if (typeof value !== 'object' || value === null) return EMPTY_COMPOSITION;
    const fields: Partial<Record<keyof Composition, unknown>> = value;
    const textOf = (name: keyof Composition) => (typeof fields[name] === 'string' ? fields[name] : '');
    return {
      line: textOf('line'),
      text: textOf('text'),
      numbers: Array.isArray(fields.numbers) ? fields.numbers.filter(isMobile) : [],
      people: readPeople(fields.people),
      file: readNumberFile(fields.file),
      valuesFrom: fields.valuesFrom === 'people' ? 'people' : 'file',
      bank: readBank(fields.bank),
      charity: fields.charity === true,
      trackLinks: fields.trackLinks === true,
      sendTime: textOf('sendTime'),
      rate: textOf('rate'),
      validity: textOf('validity'),
      weeklyLimit: textOf('weeklyLimit'),
    };
  } catch {
    return EMPTY_COMPOSITION;
  }
}

function isMobile(value: unknown): value is string {
  return typeof value === 'string' && parseMobile(value) === value;
}
