const PATIENCE_MS = 10_000;
const MOST_CHARS = 64 * 1024;

export type BankAnswer = Readonly<Record<string, unknown>>;

export interface BankAddress {
  /** Without a slash at its end. */
  baseUrl: string;
  merchant: string;
}

export const isRecord = (value: unknown): value is BankAnswer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Asks a gateway once. Undefined for whatever is not an answer in JSON: no connection, patience at its end, a page of a proxy. What a
 * gateway says with another status than 200 is read as well: some send their refusals so.
 */
export async function askBank(url: string, body: object): Promise<BankAnswer | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    const answer: unknown = response.status >= 500 || text.length > MOST_CHARS ? undefined : JSON.parse(text);
    return isRecord(answer) ? answer : undefined;
  } catch {
    // Whatever kept the answer away, the payment stands as it stood and is asked about again.
    return undefined;
  }
}
