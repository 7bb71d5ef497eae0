import { toPersianDigits } from '@peyk/shared-validation';

/** `patterns.title`, in characters. */
const MAX_TITLE_CHARS = 100;

/** Programs send by title: what is taken over gets none that the account has already. */
export function titleToTake(title: string, had: readonly string[]): string {
  for (let tries = 0; ; tries += 1) {
    const mark = markOf(tries);
    const made = [...title].slice(0, MAX_TITLE_CHARS - mark.length).join('') + mark;
    if (!had.includes(made)) return made;
  }
}

function markOf(tries: number): string {
  if (tries === 0) return '';
  return tries === 1 ? ' (مشترک)' : toPersianDigits(` (مشترک ${tries})`);
}
