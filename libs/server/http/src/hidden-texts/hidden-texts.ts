import type { ContractDocument } from '../contract/contract';
import { DomainError } from '../errors/domain-error';
import { compileOperations } from '../person-numbers/compile-operations';
import type { MarkedSchema, Marks } from '../person-numbers/schema-changes';
import { HIDDEN_TEXT_ERRORS } from './hidden-text.errors';

/** What stands in files in the place of a text that their reader may not see. */
export const HIDDEN_TEXT = 'متن پنهان است';

/** What stands between a caller whose role does not read the texts of messages, and the handlers, which know all of them. */
export interface HiddenTexts {
  /** @throws 403-528 when it finds by the text of a message, 403-529 when it has messages sent to where the asker reads them */
  check(operationId: string, body: unknown): void;
  /** The data of an answer without the texts of messages, but for those of sends that the user has made; without any for null. */
  hide(operationId: string, data: unknown, userId: bigint | null): unknown;
}

/** No user has this id. */
const NOBODY = 0n;

/** Whether an object says of itself that this user has made it. What a secretary sent for them has the words of who wrote to it. */
function isMadeBy(userId: bigint, from: object): boolean {
  const { made_by: by } = from as { made_by?: { kind?: string; person?: { id?: string } | null } };
  return by?.kind !== 'secretary' && by?.person?.id === String(userId);
}

/** Whether this user reads a text all the same. */
function isRead(whose: MarkedSchema['x-message-text'], from: object, userId: bigint): boolean {
  if (whose === 'of-maker') return isMadeBy(userId, from);
  return whose === 'of-sender' && (from as { number?: string | null }).number === null;
}

const HIDING: Marks = {
  change: () => undefined,
  add: (properties) => {
    const marked = Object.entries(properties).filter(([, { 'x-message-text': whose }]) => whose !== undefined);
    if (marked.length === 0) return undefined;
    return (from, userId) => {
      const hidden = marked.flatMap(([name, { 'x-message-text': whose }]) => {
        const isThere = typeof (from as Record<string, unknown>)[name] === 'string';
        return isThere && !isRead(whose, from, userId) ? [[name, '']] : [];
      });
      return Object.fromEntries(hidden);
    };
  },
};

function requireNothing(value: unknown): unknown {
  const isNothing = value === null || (Array.isArray(value) && value.length === 0);
  if (!isNothing) throw new DomainError(HIDDEN_TEXT_ERRORS.carriesTexts);
  return value;
}

function refuseSearch(): never {
  throw new DomainError(HIDDEN_TEXT_ERRORS.noTextSearch);
}

const ASKING: Marks = {
  change: ({ 'x-text-question': isByText, 'x-number-question': kind }: MarkedSchema) => {
    if (isByText) return refuseSearch;
    // Where whole numbers are carried to, texts go with them.
    return kind === 'carries' ? requireNothing : undefined;
  },
};

export function createHiddenTexts(document: ContractDocument): HiddenTexts {
  const of = compileOperations(document, { ask: ASKING, answer: HIDING });
  return {
    check: (operationId, body) => void of(operationId).ask(body, NOBODY),
    hide: (operationId, data, userId) => (of(operationId).answer({ data }, userId ?? NOBODY) as { data: unknown }).data,
  };
}

/** The fields in which other APIs have the text of a message. */
const FIELDS_OF_FACADES = new Set(['message', 'messagetext', 'text', 'body']);

/** An answer in the manner of another API, whose fields no contract of ours names, without the texts of messages. */
export function withoutTexts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(withoutTexts);
  const hidden = (name: string, inner: unknown) =>
    typeof inner === 'string' && FIELDS_OF_FACADES.has(name.toLowerCase()) ? '' : withoutTexts(inner);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hidden(name, inner)]));
}
