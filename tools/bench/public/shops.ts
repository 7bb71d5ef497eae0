import { createHash, randomBytes } from 'node:crypto';
import type { BenchStack } from '../bench-stack.ts';
import { codeNumber } from '../numbers.ts';
import { withDatabase } from '../send/database-view.ts';

/** Admin commands side by side: a process each, and there are two cores. */
const COMMANDS_AT_ONCE = 2;
const CREDIT_RIAL = 100_000_000_000;

/** An account whose program sends. */
export interface Shop {
  accountId: string;
  username: string;
  password: string;
  line: string;
  /** What its program sends with each call. */
  key: string;
}

interface Opened {
  username: string;
  password: string;
}

async function openAccount(bench: BenchStack, line: string, username: string, place: number): Promise<Opened> {
  const mobile = `0${codeNumber(place).slice(2)}`;
  const made = await bench.admin(
    'account',
    'create',
    `--username=${username}`,
    `--name=فروشگاه ${place}`,
    `--mobile=${mobile}`,
  );
  await bench.admin('account', 'credit', username, '--rial', String(CREDIT_RIAL));
  await bench.admin('line', 'assign', line, '--username', username, '--default');
  return { username, password: /^Password: (\S+)/m.exec(made)?.[1] ?? '' };
}

/** A key with everything, put where the panel puts it: making one there takes a code that a handset gets. */
function giveKeys(bench: BenchStack, accounts: readonly Opened[], line: string): Promise<Shop[]> {
  return withDatabase(bench.stack.settings.dataFolder, 'peyk', async (client) => {
    const shops: Shop[] = [];
    for (const { username, password } of accounts) {
      const key = `peyk_live_${randomBytes(32).toString('base64url')}`;
      const { rows } = await client.query<{ account_id: string }>(
        `insert into api_keys (account_id, title, mode, prefix, secret_hash, has_all, created_at, created_by)
         select account_id, 'bench', 'live', $2, $3, true, now(), id from users where username = $1
         returning account_id::text`,
        [username, key.slice(0, 16), createHash('sha256').update(key).digest()],
      );
      const accountId = rows[0]?.account_id;
      if (accountId === undefined) throw new Error(`there is no user ${username} to give a key to.`);
      shops.push({ accountId, username, password, line, key });
    }
    return shops;
  });
}

/** Accounts with money, a line and a key, each of its own name. */
export async function openShops(bench: BenchStack, count: number): Promise<Shop[]> {
  const { items } = await bench.client.call<{ items: { number: string }[] }>('listLines');
  const line = items[0]?.number;
  if (line === undefined) throw new Error('the demo account has no line.');
  const usernames = Array.from({ length: count }, (_, index) => `shop-${index + 1}`);
  const opened: Opened[] = [];
  for (let first = 0; first < count; first += COMMANDS_AT_ONCE) {
    const some = usernames.slice(first, first + COMMANDS_AT_ONCE);
    opened.push(...(await Promise.all(some.map((name, place) => openAccount(bench, line, name, first + place + 1)))));
  }
  return giveKeys(bench, opened, line);
}
