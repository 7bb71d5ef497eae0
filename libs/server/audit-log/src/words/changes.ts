import type { components } from '@peyk/shared-contract';
import { FACTS } from './facts';
import type { FactNames, FactWords } from './facts';

type Change = components['schemas']['AuditLogChange'];
type Told = Readonly<Record<string, unknown>>;

/** More of a list than this tells nobody anything. */
const MOST_VALUES = 100;

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null where there is nothing; undefined where there is something that has no words. */
function read(value: unknown, { read: one }: FactWords, names: FactNames): string[] | null | undefined {
  if (value === null || value === undefined) return null;
  const all = Array.isArray(value) ? value.slice(0, MOST_VALUES) : [value];
  const told = all.map((each) => one(each, names)).filter((each) => each !== undefined);
  return told.length === all.length ? told : undefined;
}

/** @returns how it stood and stands; of what was made, only how it was made */
export function sidesOf(details: unknown): { before: Told; after: Told } {
  if (!isTold(details)) return { before: {}, after: {} };
  const { before, after, ...made } = details;
  if (before === undefined && after === undefined) return { before: {}, after: made };
  return { before: isTold(before) ? before : {}, after: isTold(after) ? after : {} };
}

/** What an entry says of before and after, in words; what stayed as it was is left out, and so is what has no words. */
export function changesOf(details: unknown, names: FactNames): Change[] {
  const { before, after } = sidesOf(details);
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.flatMap((field) => {
    const words = Object.hasOwn(FACTS, field) ? FACTS[field] : undefined;
    if (!words || JSON.stringify(before[field]) === JSON.stringify(after[field])) return [];
    const [was, is] = [read(before[field], words, names), read(after[field], words, names)];
    if (was === undefined || is === undefined || (was === null && is === null)) return [];
    return [{ field, title: words.title, kind: words.kind, before: was, after: is }];
  });
}
