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

/** From outside, of the workspace, then of this folder: each group in the order of its paths. */
const rankOf = (from: string) =>
  from.startsWith('.') ? `2${from}` : from.startsWith('@peyk/') ? `1${from}` : `0${from}`;
const FROM = /from '([^']+)';$/;

/** Adds an import before the first one that stands behind it by its path. @throws in a file without imports */
export function imported(names: string, from: string): Edit {
  return (text) => {
    const lines = text.split('\n');
    const ends = lines.flatMap((line, at) => (FROM.test(line) ? [at] : []));
    const line = `import { ${names} } from '${from}';`;
    if (ends.length === 0)
      throw new Error(`found no place for "${line}": there is no import beside which it could stand.`);
    const startOf = (end: number) => lines.findLastIndex((one, at) => at <= end && one.startsWith('import '));
    const later = ends.find((at) => rankOf(FROM.exec(lines[at] ?? '')?.[1] ?? '') > rankOf(from));
    const at = later === undefined ? (ends.at(-1) ?? 0) + 1 : startOf(later);
    return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n');
  };
}
