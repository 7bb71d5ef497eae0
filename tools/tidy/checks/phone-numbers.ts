import type { Check, Finding, SourceFile } from '../workspace.ts';

/** Anything written like an Iranian mobile number: with or without 0, 98, +98, 0098; in one piece or in groups. */
const MOBILE = /(?<![\p{L}\d.])(?:\+98|0098|98|0)?(9[0-39]\d[ -]?\d{3}[ -]?\d{4})(?![\p{L}\d])/gu;
/** Ranges that no operator has given out: RighTel 0924, Irancell 09041-09043, MCI 09952-09954. */
const TEST_RANGES = /^9(24|04[123]|95[234])/;

function latinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

function findIn(file: SourceFile): Finding[] {
  return file.text.split('\n').flatMap((line, index) =>
    [...latinDigits(line).matchAll(MOBILE)]
      .filter((match) => !TEST_RANGES.test((match[1] ?? '').replace(/[ -]/g, '')))
      .map(() => ({
        file: file.path,
        line: index + 1,
        message: 'may be a real mobile number: use 0924xxxxxxx, 09041-09043xxxxxx or 09952-09954xxxxxx.',
      })),
  );
}

/** No real person may get a message, or be found, because of an example of ours. */
export const phoneNumbers: Check = { name: 'phone-numbers', run: ({ files }) => files.flatMap(findIn) };
