import { parseMobile } from '@peyk/shared-sms';

/** A send that is being written and has not left yet. */
export interface Composition {
  /** Number of the chosen line; empty until the lines are known. */
  readonly line: string;
  readonly text: string;
  /** Recipients in the stored form, `98` and ten digits. */
  readonly numbers: readonly string[];
  readonly charity: boolean;
  /** When it shall leave, an instant in ISO 8601; empty for at once. */
  readonly sendTime: string;
  /** Parts a second at most, in digits; empty for as fast as the line allows. */
  readonly rate: string;
  /** Minutes after which what was not handed over expires, in digits; empty for never. */
  readonly validity: string;
}

export const EMPTY_COMPOSITION: Composition = {
  line: '',
  text: '',
  numbers: [],
  charity: false,
  sendTime: '',
  rate: '',
  validity: '',
};

/** Whether something was asked for beyond an ordinary send. */
export function hasOptions({ sendTime, rate, validity }: Composition): boolean {
  return sendTime !== '' || rate !== '' || validity !== '';
}

/** Whether something would be lost with it: a chosen line alone is no work of anybody. */
export function hasContent(composition: Composition): boolean {
  const { text, numbers } = composition;
  return text.trim() !== '' || numbers.length > 0 || hasOptions(composition);
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
      charity: fields.charity === true,
      sendTime: textOf('sendTime'),
      rate: textOf('rate'),
      validity: textOf('validity'),
    };
  } catch {
    return EMPTY_COMPOSITION;
  }
}

function isMobile(value: unknown): value is string {
  return typeof value === 'string' && parseMobile(value) === value;
}
