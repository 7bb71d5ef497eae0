import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchStack } from '../bench-stack.ts';
import { withDatabase } from '../send/database-view.ts';
import type { Shop } from './shops.ts';

const LOOK_MS = 200;
const LIMIT_MS = 180_000;

/** What the database has of the calls that were answered with success. */
export interface Became {
  taken: number;
  sends: number;
  delivered: number;
  heldMrial: string;
}

/** Waits until every message has arrived and nothing is held. @returns what is there, also when that has not come in three minutes */
export function waitForSends(bench: BenchStack, shops: readonly Shop[], taken: number): Promise<Became> {
  return withDatabase(bench.stack.settings.dataFolder, 'peyk', async (client) => {
    const accounts = [shops.map(({ accountId }) => accountId)];
    const end = performance.now() + LIMIT_MS;
    for (;;) {
      const { rows } = await client.query<{ sends: string; delivered: string; held: string }>(
        `select (select count(*) from sends where account_id = any($1::bigint[]))::text as sends,
           (select coalesce(sum(delivered), 0) from send_counts where account_id = any($1::bigint[]))::text as delivered,
           (select sum(held_mrial) from wallets where account_id = any($1::bigint[]))::text as held`,
        accounts,
      );
      const [sends, delivered] = [Number(rows[0]?.sends), Number(rows[0]?.delivered)];
      const became = { taken, sends, delivered, heldMrial: rows[0]?.held ?? '' };
      if ((delivered >= taken && became.heldMrial === '0') || performance.now() > end) return became;
      await sleep(LOOK_MS);
    }
  });
}
