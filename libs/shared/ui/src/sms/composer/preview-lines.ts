import type { FilledPiece } from './variables';

/** A stretch of one line of the preview. */
export interface PreviewRun {
  readonly text: string;
  readonly isVariable: boolean;
  /** The number of the part that begins here, where it is not the first. */
  readonly beginsPart?: number;
}

/**
 * The lines of a message as a phone shows them, cut where lines, variables and parts end.
 *
 * @param pieces the text as it leaves
 * @param parts the texts of its parts; joined they are the joined pieces
 */
export function previewLines(
  pieces: readonly FilledPiece[],
  parts: readonly string[],
): readonly (readonly PreviewRun[])[] {
  const starts = partStarts(parts);
  const lines: PreviewRun[][] = [[]];
  // A part may begin with the end of a line: its mark stands before the next letter.
  let beginsPart: number | undefined;
  let at = 0;
  for (const { text, isVariable } of pieces) {
    let from = 0;
    const flush = (end: number) => {
      if (end > from) {
        lines
          .at(-1)
          ?.push({ text: text.slice(from, end), isVariable, ...(beginsPart !== undefined && { beginsPart }) });
        beginsPart = undefined;
      }
      from = end;
    };
    for (let index = 0; index < text.length; index += 1) {
      const part = starts.get(at + index);
      if (part !== undefined) {
        flush(index);
        beginsPart = part;
      }
      if (text[index] !== '\n') continue;
      flush(index);
      lines.push([]);
      from = index + 1;
    }
    flush(text.length);
    at += text.length;
  }
  return lines;
}

function partStarts(parts: readonly string[]): ReadonlyMap<number, number> {
  const starts = new Map<number, number>();
  let at = 0;
  parts.forEach((part, index) => {
    if (index > 0) starts.set(at, index + 1);
    at += part.length;
  });
  return starts;
}
