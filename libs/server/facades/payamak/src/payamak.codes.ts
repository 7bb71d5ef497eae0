import { FacadeError, codeFor } from '@peyk/server-facades-core';
import type { CodesByError, FacadeAnswer } from '@peyk/server-facades-core';
import type { DomainError } from '@peyk/server-http';

/** Where these clients know the word; elsewhere it is the sentence of Peyk. */
const WORDS: Readonly<Record<number, string>> = {
  0: 'InvalidUserPass',
  [-2]: 'OnlyOneNumber',
  [-4]: 'InvalidBodyId',
  [-5]: 'VariablesMismatch',
  2: 'InsufficientCredit',
  4: 'TooMany',
  5: 'InvalidSenderNumber',
  16: 'NoRecipient',
  17: 'EmptyText',
  18: 'InvalidNumber',
};

const CODES: CodesByError = {
  '403-8': -111,
  '403-20': 10,
  '403-21': 12,
  '403-22': 12,
  '403-591': -111,
  '403-593': -111,
  '404-460': -4,
  '409-460': -4,
  '422-20': 17,
  '422-21': 4,
  '422-23': 5,
  '422-24': 5,
  '422-29': 2,
  '422-250': 7,
  '422-251': 14,
  '422-635': -5,
  '401': 0,
  '403': -1,
  '429': 3,
  '500': 11,
};

/** Always HTTP 200, as there: who only looks at the status would not find the code. */
export function failPayamak(error: DomainError | FacadeError): FacadeAnswer {
  const code = error instanceof FacadeError ? error.code : codeFor(CODES, error);
  const body = { Value: String(code), RetStatus: code, StrRetStatus: WORDS[code] ?? error.message };
  return { status: 200, body };
}
