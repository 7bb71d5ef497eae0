import { call } from './sign-in';
import { readStack } from './stack';

/** How many recipients of a send stand where; the contract has more of them. */
export interface SendCounts {
  readonly total: number;
  readonly queued: number;
  readonly delivered: number;
  readonly undelivered: number;
  readonly refused: number;
}

/** The counts of a send now, as the API says them. */
export async function countsOf(token: string, id: string): Promise<SendCounts> {
  const url = `${readStack().panelUrl}/v1/api/report/by_bulk?send_id=${id}`;
  const response = await fetch(url, { headers: { authorization: token } });
  if (!response.ok) throw new Error(`The report of send ${id} answered ${response.status}.`);
  // The API's answers are checked against the contract by its own tests.
  const { data } = (await response.json()) as { data: { counts: SendCounts } };
  return data.counts;
}

/** Stops what is left of a send of thousands, when a journey has seen what it wanted: it would keep the line and the machine for a minute. */
export async function stopSend(token: string, id: string): Promise<void> {
  await call('/send/cancel', { send_id: id }, token);
}
