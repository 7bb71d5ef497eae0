import type { Bank, BankOrder } from './bank';

export type Json = Record<string, unknown>;

/** One question of a merchant, by its path. Undefined for a question that is never answered. */
export type Answer = (body: Json, bank: Bank) => Json;

/** A gateway's protocol: what it is asked, where a browser pays, and how it sends the browser back. */
export interface Protocol {
  answers: Readonly<Record<string, Answer>>;
  /** Which order a question is about. */
  orderOf(body: Json, bank: Bank): BankOrder | undefined;
  /** Before the order's id. */
  pagePath: string;
  /** The address that the browser goes back to. */
  callbackOf(order: BankOrder): string;
  /** What the browser brings there, where it comes back by a form. */
  formOf?(order: BankOrder): Readonly<Record<string, string>>;
}

/** The merchant's address with what the gateway adds to it. */
export function withWords(callbackUrl: string, words: Readonly<Record<string, string>>): string {
  const url = new URL(callbackUrl);
  for (const [name, value] of Object.entries(words)) url.searchParams.set(name, value);
  return url.href;
}

export const isPaid = ({ state }: BankOrder): boolean => state === 'paid' || state === 'verified';
