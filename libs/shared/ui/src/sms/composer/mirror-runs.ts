import type { ForcingChar } from '@peyk/shared-sms';
import type { FoundVariable } from './variables';

export type RunKind = 'plain' | 'variable' | 'unknown' | 'forcing';

/** A stretch of the text that is drawn in one way. */
export interface Run {
  readonly start: number;
  readonly text: string;
  readonly kind: RunKind;
}

/** Cuts a text into the stretches that its mirror draws; joined they are the text. */
export function mirrorRuns(
  text: string,
  variables: readonly FoundVariable[],
  forcing: readonly ForcingChar[],
): readonly Run[] {
  const marked = [
    ...variables.map(({ start, end, variable }) => ({ start, end, kind: variable ? 'variable' : 'unknown' }) as const),
    ...forcing.map(({ index, length }) => ({ start: index, end: index + length, kind: 'forcing' }) as const),
  ].sort((a, b) => a.start - b.start);
  const runs: Run[] = [];
  let done = 0;
  const push = (end: number, kind: RunKind) => {
    if (end > done) runs.push({ start: done, text: text.slice(done, end), kind });
    done = Math.max(done, end);
  };
  for (const { start, end, kind } of marked) {
    if (start < done) continue;
    push(start, 'plain');
    push(end, kind);
  }
  push(text.length, 'plain');
  return runs;
}
