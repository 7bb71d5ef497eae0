import { USUAL_PATTERN_VALUE_CHARS, namesOfPattern, type PatternVariable } from '@peyk/shared-sms';

const CODE_CHARS = 10;
const LINK_CHARS = 100;

/** What a name promises, until the person says something else. */
function usualVariable(name: string): PatternVariable {
  if (/code|otp|pin/i.test(name)) return { name, type: 'code', maxLength: CODE_CHARS };
  if (/link|url/i.test(name)) return { name, type: 'link', maxLength: LINK_CHARS };
  if (/date|day/i.test(name)) return { name, type: 'date', maxLength: USUAL_PATTERN_VALUE_CHARS };
  if (/amount|price|count|number/i.test(name)) return { name, type: 'number', maxLength: USUAL_PATTERN_VALUE_CHARS };
  return { name, type: 'string', maxLength: USUAL_PATTERN_VALUE_CHARS };
}

/** The variables of a text as they were described; those that nobody has described yet as their names promise. */
export function variablesOf(text: string, described: readonly PatternVariable[]): readonly PatternVariable[] {
  return namesOfPattern(text).map((name) => described.find((one) => one.name === name) ?? usualVariable(name));
}

/** With one described otherwise. What is described and not in the text any more is kept: the person may be moving it. */
export function described(list: readonly PatternVariable[], variable: PatternVariable): readonly PatternVariable[] {
  return [...list.filter(({ name }) => name !== variable.name), variable];
}
