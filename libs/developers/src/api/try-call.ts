import { apiOrigin } from '@peyk/shared-api-client';
import { addressOf } from '@peyk/shared-samples';
import type { Operation } from '../model/reference';

export interface TriedCall {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

/** So much of an answer is shown. */
const MOST_CHARS = 20_000;

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Calls an operation as a program does: with a key alone, without the session of who looks. Nothing of it is kept. */
export async function tryCall(operation: Operation, key: string, input: object): Promise<TriedCall> {
  const { method, flags } = operation;
  const hasBody = !flags.includes('q');
  const answer = await fetch(addressOf(operation, apiOrigin(), input), {
    ...{ method, credentials: 'omit', redirect: 'error', cache: 'no-store', referrerPolicy: 'no-referrer' },
    headers: {
      authorization: `Bearer ${key}`,
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(flags.includes('k') && { 'idempotency-key': newKey() }),
    },
    ...(hasBody && { body: JSON.stringify(input) }),
  });
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return { status: answer.status, headers, body: readable(await answer.text()).slice(0, MOST_CHARS) };
}
