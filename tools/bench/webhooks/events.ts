import type { Client } from 'pg';
import type { BenchStack } from '../bench-stack.ts';
import type { Shop } from '../public/shops.ts';
import type { BenchReceiver } from './receiver.ts';

/** Of each account. */
export const ADDRESSES = 5;

/** Gives each shop addresses at the receiver, for what handsets write. @param pathOf of an address of a shop, both from 0 */
export async function giveAddresses(
  bench: BenchStack,
  shops: readonly Shop[],
  { url }: BenchReceiver,
  pathOf: (shop: number, address: number) => string,
): Promise<void> {
  for (const [place, { username, password }] of shops.entries()) {
    const headers = { ...bench.client.headers(), authorization: await bench.signIn({ username, password }) };
    for (let address = 0; address < ADDRESSES; address += 1) {
      const body = { title: `نشانی ${address + 1}`, url: url + pathOf(place, address), events: ['message.inbound'] };
      await bench.client.call('createWebhook', { headers, body });
    }
  }
}

/** Messages from handsets to each of these accounts, as the carrier writes them: each becomes an event for all of its addresses. */
export async function writeMessages(client: Client, shops: readonly Shop[], count: number): Promise<void> {
  await client.query(
    `insert into inbound_messages (account_id, from_number, to_number, text, carrier, received_at, hidden)
     select account_id, '989240000001', '3000', $2::text || ' ' || n, 'bench', now(), false
     from unnest($1::bigint[]) a (account_id), generate_series(1, $3::int) n`,
    [shops.map(({ accountId }) => accountId), String(Date.now()), count],
  );
}
