import { FIRST_NOUNS, NOUNS, titleOf } from './operation-titles';
import type { CatalogueError, Operation } from './reference';

/** One spelling of what people type in several. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[\s\u200c]+/g, '');

/** What is typed stands somewhere in its titles, its names or its address. */
export function findOperations(operations: readonly Operation[], text: string): readonly Operation[] {
  const wanted = plain(text);
  return operations.filter(({ name, path, about }) => {
    const noun = NOUNS[name.split('.')[0] ?? ''] ?? '';
    return plain([titleOf(name), noun, name, path, about].join('|')).includes(wanted);
  });
}

export function findErrors(errors: readonly CatalogueError[], text: string): readonly CatalogueError[] {
  const wanted = plain(text);
  return errors.filter(({ code, message, remedy }) => plain([code, message, remedy].join('|')).includes(wanted));
}

const rank = (noun: string) => (FIRST_NOUNS.includes(noun) ? FIRST_NOUNS.indexOf(noun) : FIRST_NOUNS.length);

/** By what they are about; what most programs need stands first. */
export function byNoun(operations: readonly Operation[]): readonly (readonly [string, readonly Operation[]])[] {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const noun = operation.name.split('.')[0] ?? '';
    groups.set(noun, [...(groups.get(noun) ?? []), operation]);
  }
  return [...groups].sort(([a], [b]) => rank(a) - rank(b));
}
