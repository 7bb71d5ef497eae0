import type { ContractDocument } from '../contract/contract';
import { DomainError } from '../errors/domain-error';
import { isMaskedNumber, maskNumber, maskNumbersIn } from './mask-number';
import { isNumberRef } from './number-refs';
import type { NumberRefs } from './number-refs';
import { PERSON_NUMBER_ERRORS } from './person-number.errors';
import { compileOperations } from './compile-operations';
import type { Marks } from './schema-changes';

/** What stands between a caller whose role sees numbers masked, and the handlers, which know whole numbers only. */
export interface PersonNumbers {
  /**
   * The body of a request as the handler may have it: names of numbers are the numbers.
   * @throws 403-531 when it asks by a number, 403-532 when it has numbers sent elsewhere, 422-531 for a masked number, 422-532
   */
  open(operationId: string, body: unknown, accountId: bigint): unknown;
  /** The data of an answer as that caller may have it. */
  mask(operationId: string, data: unknown, accountId: bigint): unknown;
}

/** Any digit of any script, and what can be read as one. */
const DIGIT = /\p{N}/u;

function masking(refs: NumberRefs): Marks {
  return {
    change: ({ 'x-person-number': kind }) => {
      if (kind === undefined) return undefined;
      const mask = kind === 'whole' ? maskNumber : maskNumbersIn;
      return (value) => (typeof value === 'string' ? mask(value) : value);
    },
    add: (properties) => {
      const names = Object.entries(properties).flatMap(([name, { 'x-number-ref-of': of }]) =>
        of === undefined ? [] : [[name, of] as const],
      );
      if (names.length === 0) return undefined;
      return (from, accountId) =>
        Object.fromEntries(
          names.map(([name, of]) => [name, refs.nameOf(accountId, String((from as Record<string, unknown>)[of]))]),
        );
    },
  };
}

function uncarried(value: unknown): unknown {
  const isNothing = value === null || (Array.isArray(value) && value.length === 0);
  if (!isNothing) throw new DomainError(PERSON_NUMBER_ERRORS.carriesNumbers);
  return value;
}

const ASKING: Marks = {
  change: ({ 'x-number-question': kind }) => {
    if (kind === undefined) return undefined;
    return (value) => {
      if (kind === 'carries') return uncarried(value);
      if (typeof value !== 'string') return value;
      if (kind === 'kept') return isMaskedNumber(value) ? undefined : value;
      const asksByNumber = kind === 'number' ? !isNumberRef(value) : DIGIT.test(value);
      if (asksByNumber) throw new DomainError(PERSON_NUMBER_ERRORS.noNumberSearch);
      return value;
    };
  },
};

/** Everything in a body that names a number, as the number. */
function withNumbers(value: unknown, accountId: bigint, refs: NumberRefs): unknown {
  if (typeof value === 'string') {
    if (isMaskedNumber(value)) throw new DomainError(PERSON_NUMBER_ERRORS.maskedGiven);
    return isNumberRef(value) ? refs.numberOf(accountId, value) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withNumbers(item, accountId, refs));
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, withNumbers(of, accountId, refs)]));
}

/** Compiles what an operation needs when the first such caller comes: all others pay nothing. */
export function createPersonNumbers(document: ContractDocument, refs: NumberRefs): PersonNumbers {
  const of = compileOperations(document, { ask: ASKING, answer: masking(refs) });
  return {
    open: (operationId, body, accountId) => withNumbers(of(operationId).ask(body, accountId), accountId, refs),
    mask: (operationId, data, accountId) => {
      const { data: masked } = of(operationId).answer({ data }, accountId) as { data: unknown };
      return masked;
    },
  };
}
