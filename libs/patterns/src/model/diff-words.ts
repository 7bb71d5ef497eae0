/** A stretch of two texts: in both, only in the older, or only in the newer. */
export interface DiffRun {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** What became of one text, word by word. Texts have at most 2,700 characters: a table of all pairs of words is small. */
export function diffWords(older: string, newer: string): readonly DiffRun[] {
  const [before, after] = [wordsOf(older), wordsOf(newer)];
  const common = commonLengths(before, after);
  const runs: DiffRun[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const isSame = i < before.length && before[i] === after[j];
    const takesOld =
      !isSame && (j >= after.length || (i < before.length && at(common, i + 1, j) >= at(common, i, j + 1)));
    const kind = isSame ? 'same' : takesOld ? 'gone' : 'new';
    add(runs, kind, (takesOld ? before[i] : after[j]) ?? '');
    if (isSame || takesOld) i += 1;
    if (isSame || !takesOld) j += 1;
  }
  return runs;
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\{\{[^{}\n]*\}\}|\s+|[^\s{]+|\{/g) ?? [];
}

const at = (table: readonly Uint16Array[], i: number, j: number) => table[i]?.[j] ?? 0;

/** How many words the rests from each pair of places have in common, in their order. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row = table[i];
    if (!row) continue;
    for (let j = after.length - 1; j >= 0; j -= 1) {
      row[j] =
        before[i] === after[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

function add(runs: DiffRun[], kind: DiffRun['kind'], text: string): void {
  const last = runs.at(-1);
  if (last?.kind === kind) runs[runs.length - 1] = { kind, text: last.text + text };
  else runs.push({ kind, text });
}
