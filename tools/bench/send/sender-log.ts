import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { mobileNumber } from '../numbers.ts';
import { withDatabase } from './database-view.ts';
import type { SeenSubmit } from './operator-journal.ts';

/** A send of the fast lane: one message to one number. */
interface CodeSend {
  id: string;
  number: string;
}

/** The send whose first message left, and when; undefined for a line that says something else. */
export function readHandedOver(line: string): { sendId: string; atMs: number } | undefined {
  if (!line.includes('"turn":"handed over"')) return undefined;
  const { sendId, time } = JSON.parse(line) as { sendId: string; time: string };
  return { sendId, atMs: Date.parse(time) };
}

/** Login codes in the order in which a sender gave them to its connection to the operator, by its own log. */
export async function readCodesHandedOver(dataFolder: string): Promise<SeenSubmit[]> {
  const sends = await withDatabase(dataFolder, 'peyk', async (client) => {
    const { rows } = await client.query<{ id: string; mobile: number }>(
      `select s.id::text, r.mobile from sends s join recipients r on r.account_id = s.account_id and r.send_id = s.id
       where s.lane = 0`,
    );
    return rows.map(({ id, mobile }): CodeSend => ({ id, number: mobileNumber(mobile) }));
  });
  const numberOf = new Map(sends.map(({ id, number }) => [id, number]));
  const logs = join(dataFolder, 'logs');
  const seen: SeenSubmit[] = [];
  for (const file of readdirSync(logs))
    for await (const line of createInterface({ input: createReadStream(join(logs, file)) })) {
      const handedOver = readHandedOver(line);
      if (!handedOver) continue;
      const number = numberOf.get(handedOver.sendId);
      if (number !== undefined) seen.push({ number, atMs: handedOver.atMs });
    }
  return seen.sort((one, other) => one.atMs - other.atMs);
}
