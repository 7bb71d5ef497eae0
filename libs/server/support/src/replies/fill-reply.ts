import { toPersianDigits } from '@peyk/shared-validation';

/** What is known of the ticket that is answered. */
export interface ReplyFacts {
  /** Of the account. */
  name: string;
  ticketId: bigint;
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
const FILLS: Readonly<Record<string, (facts: ReplyFacts) => string>> = {
  name: ({ name }) => name,
  // Words that a person reads.
  ticket: ({ ticketId }) => toPersianDigits(String(ticketId)),
};
const fillOf = (name: string) => (Object.hasOwn(FILLS, name.trim()) ? FILLS[name.trim()] : undefined);

/** Whether all that stands in double braces can be filled in. */
export const isFillable = (text: string): boolean =>
  [...text.matchAll(PLACEHOLDER)].every(([, name = '']) => fillOf(name) !== undefined);

/** A reply as it is put into the answer to a ticket; what a customer's own name looks like is not filled again. */
export const fillReply = (text: string, facts: ReplyFacts): string =>
  text.replaceAll(PLACEHOLDER, (whole, name: string) => fillOf(name)?.(facts) ?? whole);
