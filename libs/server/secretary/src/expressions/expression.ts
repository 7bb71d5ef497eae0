import { BadExpression, expressionForm, readExpression } from './read-expression';
import type { Part } from './read-expression';

/** Of an expression as it is written; the contract has it, too. */
const MAX_EXPRESSION_CHARS = 200;
/** Of a secretary: each of them is looked for in every message. */
export const MAX_EXPRESSIONS = 5;
/** Steps of a program: with what is read of a message the most work that one expression can be. */
const MOST_STEPS = 250;
/** Signs of a message that are looked at. A message of more is a document. */
const MOST_SIGNS = 500;

type Step =
  | { kind: 'sign'; fits: (sign: string) => boolean }
  | { kind: 'edge'; holds: (before: string | undefined, after: string | undefined) => boolean }
  /** Goes on at each of these places. */
  | { kind: 'jump'; to: number[] }
  | { kind: 'found' };

/** Whether an expression is found somewhere in what `signsOf` made of a message. */
export type Finds = (signs: readonly string[]) => boolean;

/** What is looked at of a message, and one sign more: without it the end of what is looked at would be taken for that of the message. */
export const signsOf = (text: string): readonly string[] => [...expressionForm(text)].slice(0, MOST_SIGNS + 1);

/**
 * Makes an expression ready to look with. It goes through a text once, in all ways at the same time (Thompson's construction), so no
 * text takes longer than its length times the steps of the expression: `(a+)+$` and its like, which keep a backtracking engine (that of
 * JavaScript) busy for years, are harmless by construction and need no list of what is forbidden, no process to kill and no question to
 * the database in the middle of an answer. The price is that nothing looks around or back.
 * @throws BadExpression when it cannot be read, is too long, or is found in every text
 */
export function compileExpression(written: string): Finds {
  if ([...written].length > MAX_EXPRESSION_CHARS) throw new BadExpression('it is too long');
  const steps: Step[] = [];
  append(steps, readExpression(written));
  steps.push({ kind: 'found' });
  const finds: Finds = (signs) => isFound(steps, signs);
  if (finds([])) throw new BadExpression('it is found in every text');
  return finds;
}

/** Expressions as they were kept, ready to look with; what cannot be read any more finds nothing. */
export function compileKept(expressions: readonly string[]): Finds[] {
  return expressions.map((written) => {
    try {
      return compileExpression(written);
    } catch (error) {
      if (error instanceof BadExpression) return () => false;
      throw error;
    }
  });
}

/** Whether it could be kept. */
export function isExpression(written: string): boolean {
  try {
    return Boolean(compileExpression(written));
  } catch (error) {
    if (error instanceof BadExpression) return false;
    throw error;
  }
}

function append(steps: Step[], part: Part): void {
  if (steps.length > MOST_STEPS) throw new BadExpression('it repeats too much');
  if (part.kind === 'sign' || part.kind === 'edge') steps.push(part);
  else if (part.kind === 'sequence') for (const one of part.parts) append(steps, one);
  else if (part.kind === 'choice') appendChoice(steps, part.parts);
  else appendRepeat(steps, part);
}

function appendChoice(steps: Step[], parts: readonly Part[]): void {
  const begin: Step & { to: number[] } = { kind: 'jump', to: [] };
  const end: Step & { to: number[] } = { kind: 'jump', to: [] };
  steps.push(begin);
  for (const part of parts) {
    begin.to.push(steps.length);
    append(steps, part);
    // One and the same for all: where it leads is known when the last is there.
    steps.push(end);
  }
  end.to.push(steps.length);
}

/** What repeats must be something: the brake counts steps, and repetitions of nothing within each other would never meet it. */
function appendRepeated(steps: Step[], part: Part): void {
  const before = steps.length;
  append(steps, part);
  if (steps.length === before) throw new BadExpression('nothing is repeated');
}

function appendRepeat(steps: Step[], { part, least, most }: Extract<Part, { kind: 'repeat' }>): void {
  for (let time = 0; time < least; time += 1) appendRepeated(steps, part);
  if (most === Infinity) {
    const again = steps.length;
    const fork: Step & { to: number[] } = { kind: 'jump', to: [again + 1] };
    steps.push(fork);
    appendRepeated(steps, part);
    steps.push({ kind: 'jump', to: [again] });
    fork.to.push(steps.length);
    return;
  }
  const forks: { to: number[] }[] = [];
  for (let time = least; time < most; time += 1) {
    const fork: Step & { to: number[] } = { kind: 'jump', to: [steps.length + 1] };
    forks.push(fork);
    steps.push(fork);
    appendRepeated(steps, part);
  }
  for (const { to } of forks) to.push(steps.length);
}

/** Places that are to be gone on from; each once at a place of the text, so that loops without a sign end. */
class Places {
  readonly waiting: number[] = [];
  private readonly seenAt: Int32Array;

  constructor(private readonly steps: readonly Step[]) {
    this.seenAt = new Int32Array(steps.length).fill(-1);
  }

  /** Follows all that needs no sign. Answers whether the end of the expression was reached. */
  follow(first: number, { at, signs }: { at: number; signs: readonly string[] }): boolean {
    const open = [first];
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      if (this.seenAt[place] === at) continue;
      this.seenAt[place] = at;
      const step = this.steps[place] as Step;
      if (step.kind === 'found') return true;
      if (step.kind === 'sign') this.waiting.push(place);
      else if (step.kind === 'jump') open.push(...step.to);
      else if (step.holds(signs[at - 1], signs[at])) open.push(place + 1);
    }
    return false;
  }
}

function isFound(steps: readonly Step[], signs: readonly string[]): boolean {
  const places = new Places(steps);
  for (let at = 0; at <= Math.min(signs.length, MOST_SIGNS); at += 1) {
    const from = places.waiting.splice(0);
    const before = signs[at - 1];
    for (const place of from) {
      const step = steps[place] as Extract<Step, { kind: 'sign' }>;
      if (before !== undefined && step.fits(before) && places.follow(place + 1, { at, signs })) return true;
    }
    // It may begin at every sign.
    if (places.follow(0, { at, signs })) return true;
  }
  return false;
}
