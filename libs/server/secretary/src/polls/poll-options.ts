import { asksToOptOut } from '@peyk/shared-sms';
import { fail } from '../fail';
import { matchForm } from '../match-form';

/** An option as a person writes it. */
export interface GivenOption {
  title: string;
  /** What else counts as it; without any, its place. */
  codes?: readonly string[] | undefined;
}

/** Options as they are kept: the titles, and the codes of each. */
export interface KeptOptions {
  words: string[];
  optionCodes: string[];
}

/** No code has it: the contract does not take it in one. */
const SEPARATOR = '|';

/** The codes of an option out of the text in which they are kept. */
export const codesOfOption = (kept: string): string[] => kept.split(SEPARATOR);

/** Each form in which an option may be chosen, with the place of the option from 0: its title, and its codes. */
export function answersOf(words: readonly string[], optionCodes: readonly string[]): Map<string, number> {
  return new Map(
    optionCodes.flatMap((kept, place) =>
      [words[place] ?? '', ...codesOfOption(kept)].map((text): [string, number] => [matchForm(text), place]),
    ),
  );
}

/** Options with a code each; one without any is chosen by its place. @throws doubleAnswer, optOutAnswer */
export function keptOptions(given: readonly GivenOption[]): KeptOptions {
  const taken = new Map<string, number>();
  const take = (text: string, place: number, field: 'title' | 'codes') => {
    const form = matchForm(text);
    const before = taken.get(form) ?? place;
    if (form === '' || before !== place) fail('doubleAnswer', `options.${place}.${field}`);
    // Whoever sends it wants no more messages, and is no voter; the place of the eleventh is such an answer.
    if (asksToOptOut(form)) fail('optOutAnswer', `options.${place}.${field}`);
    taken.set(form, place);
  };
  const options = given.map(({ title, codes = [] }, place) => {
    const written = codes.map((code) => code.trim()).filter((code) => code !== '');
    return { title: title.trim(), codes: written.length > 0 ? written : [String(place + 1)] };
  });
  options.forEach(({ title }, place) => take(title, place, 'title'));
  options.forEach(({ codes }, place) => codes.forEach((code) => take(code, place, 'codes')));
  return {
    words: options.map(({ title }) => title),
    optionCodes: options.map(({ codes }) => codes.join(SEPARATOR)),
  };
}
