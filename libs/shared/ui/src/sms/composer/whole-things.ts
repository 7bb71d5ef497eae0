import type { TextRange } from './variables';

/** Where the caret is: what is selected, and which end of it moves. */
export interface Caret extends TextRange {
  readonly backward: boolean;
}

/**
 * Keeps the caret out of whole things (variables). The moving end goes on to the other side of the thing that it just
 * stood before, so that the arrow keys step over it; when it jumped in from afar, to the nearer side.
 *
 * @param before where the moving end stood before
 * @returns the caret as it should be, or null when it is right
 */
export function keepOutside(caret: Caret, before: number, things: readonly TextRange[]): Caret | null {
  const moving = caret.backward ? caret.start : caret.end;
  const fixed = caret.backward ? caret.end : caret.start;
  const isPoint = moving === fixed;
  const nextMoving = sideOf(moving, before, things);
  const nextFixed = isPoint ? nextMoving : sideOf(fixed, fixed, things);
  if (nextMoving === moving && nextFixed === fixed) return null;
  const start = Math.min(nextMoving, nextFixed);
  return { start, end: Math.max(nextMoving, nextFixed), backward: nextMoving < nextFixed };
}

function sideOf(position: number, before: number, things: readonly TextRange[]): number {
  const thing = things.find(({ start, end }) => start < position && position < end);
  if (thing === undefined) return position;
  if (before === thing.start) return thing.end;
  if (before === thing.end) return thing.start;
  return position - thing.start < thing.end - position ? thing.start : thing.end;
}

/**
 * The whole thing that a deleting key is about to bite into, or null when it bites nothing.
 *
 * @param inputType as of the browser's `beforeinput` event
 */
export function bitten(inputType: string, caret: TextRange, things: readonly TextRange[]): TextRange | null {
  if (caret.start !== caret.end) return null;
  if (/^delete(Content|Word)Backward$/.test(inputType)) {
    return things.find(({ start, end }) => start < caret.start && caret.start <= end) ?? null;
  }
  if (/^delete(Content|Word)Forward$/.test(inputType)) {
    return things.find(({ start, end }) => start <= caret.start && caret.start < end) ?? null;
  }
  return null;
}
