/** A change of a file's text. */
export type Edit = (text: string) => string;

/** Puts text before what a pattern finds. @throws when it is not there: the file has changed its shape, and this list has to follow */
export function before(pattern: RegExp, added: string): Edit {
  return (text) => {
    const at = text.search(pattern);
    if (at < 0) throw new Error(`found no place for "${added.trim()}": nothing there looks like ${pattern}.`);
    return text.slice(0, at) + added + text.slice(at);
  };
}

/** Adds lines to those between `from` and the first `to` after it, and sorts them. */
export function sorted(from: string, to: string, added: readonly string[]): Edit {
  return (text) => {
    const start = text.indexOf(from) + from.length;
    const end = text.indexOf(to, start);
    if (start < from.length || end < 0) throw new Error(`found no list that begins with "${from.trim()}".`);
    const lines = text.slice(start, end).split('\n').filter(Boolean);
    return `${text.slice(0, start)}${[...lines, ...added].sort().join('\n')}\n${text.slice(end)}`;
  };
}

/** Adds an import to the others. */
export const imported = (names: string, from: string): Edit =>
  before(/^import /m, `import { ${names} } from '${from}';\n`);
