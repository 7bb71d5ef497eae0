import { normaliseDigits } from '@peyk/shared-validation';
import type { CatalogueError, Operation } from './reference';

/** What most programs need, by the nouns of operations, first. */
const FIRST_NOUNS: readonly string[] = ['otp', 'patterns', 'sends', 'messages', 'inbox', 'credit', 'lines'];

/** One spelling of what people type in several. */
const plain = (text: string) =>
  normaliseDigits(text)
    .toLowerCase()
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[\s\u200c`]+/g, '');

/** What is typed stands somewhere in its title, its names, its address, what is said of it or its fields. */
export function findOperations(operations: readonly Operation[], text: string): readonly Operation[] {
  const wanted = plain(text);
  return operations.filter(({ name, path, title, group, about, fields }) =>
    plain([title, group, name, `/v1/api${path}`, about, ...fields.map((field) => field.name)].join('|')).includes(
      wanted,
    ),
  );
}

export function findErrors(errors: readonly CatalogueError[], text: string): readonly CatalogueError[] {
  const wanted = plain(text);
  return errors.filter(({ code, message, remedy }) => plain([code, message, remedy].join('|')).includes(wanted));
}

/** Somebody has typed the code of an error, or its beginning. */
export const isErrorCode = (text: string): boolean => /^[45]\d\d-?\d*$/.test(plain(text));

const rank = (noun: string) => (FIRST_NOUNS.includes(noun) ? FIRST_NOUNS.indexOf(noun) : FIRST_NOUNS.length);
const nounOf = ({ name }: Operation) => name.split('.')[0] ?? '';

/** By what they are about; what most programs need stands first. */
export function byNoun(operations: readonly Operation[]): readonly (readonly [string, readonly Operation[]])[] {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations)
    groups.set(nounOf(operation), [...(groups.get(nounOf(operation)) ?? []), operation]);
  return [...groups].sort(([a], [b]) => rank(a) - rank(b));
}
