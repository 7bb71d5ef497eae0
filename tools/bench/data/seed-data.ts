import type { Client } from 'pg';
import { waitUntil } from '../send/follow-send.ts';

/** How much one account has. */
export interface DataSizes {
  contacts: number;
  sends: number;
  /** Of all sends together, those of the large one included. */
  recipients: number;
  /** Of the largest send. */
  largest: number;
  inbox: number;
}

/** What questions need to know of it. */
export interface SeededData {
  accountId: string;
  largestSendId: string;
  phonebookId: string;
  tagId: string;
  propertyId: string;
  line: string;
}

const FIRST = 'علی رضا محمد حسین زهرا فاطمه مریم سارا نیما آرش کیان پریسا عباس نرگس سمیرا هادی'.split(' ');
const LAST =
  'احمدی رضایی محمدی کریمی موسوی هاشمی جعفری صادقی نجفی‌زاده قاسمی مرادی یوسفی اکبری زارعی بهرامی سلطانی'.split(' ');
const CITIES = 'تهران اصفهان شیراز تبریز مشهد اهواز رشت یزد'.split(' ');
const BOOKS = 100;
const TAGS = 50;
/** Rows of a statement, so that triggers that gather rows keep a bounded memory. */
const STEP = 50_000;
const INBOX_STEP = 2_000;

const array = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join()}]`;
/** A word of a list for row `n`; with different steps two lists meet in all pairs. */
const pick = (words: readonly string[], step: number) => `(${array(words)})[1 + (n / ${step}) % ${words.length}]`;

/** Numbers that nobody has, one for each n, in no order: 0924, 10,000,000 of them. */
const mobileOf = (n: string) => `(240000000 + (${n}::bigint * 7919) % 9999991)::int`;

async function inSteps(count: number, work: (from: number, to: number) => Promise<unknown>): Promise<void> {
  for (let from = 1; from <= count; from += STEP) await work(from, Math.min(from + STEP - 1, count));
}

async function idOf(client: Client, question: string, values: unknown[] = []): Promise<string> {
  const { rows } = await client.query<{ id: string }>(question, values);
  if (!rows[0]) throw new Error(`nothing was found: ${question}`);
  return rows[0].id;
}

async function seedContacts(client: Client, account: string, { contacts }: DataSizes): Promise<void> {
  await client.query(
    `insert into contact_properties (account_id, title, latin_title, type, created_at)
      values ($1, 'شهر', 'city', 1, now()), ($1, 'تاریخ خرید', 'bought', 2, now()), ($1, 'امتیاز', 'points', 3, now())`,
    [account],
  );
  const city = await idOf(client, `select id from contact_properties where account_id = $1 and latin_title = 'city'`, [
    account,
  ]);
  await client.query(
    `insert into tags (account_id, title, created_at) select $1::bigint, 'برچسب ' || n, now() from generate_series(1, ${TAGS}) n`,
    [account],
  );
  await client.query(
    `insert into phonebooks (account_id, title, created_at) select $1::bigint, 'دفترچه ' || n, now() from generate_series(1, ${BOOKS}) n`,
    [account],
  );
  await inSteps(contacts, (from, to) =>
    client.query(
      `insert into contacts (account_id, mobile, name, gender, birth_date, properties, created_at)
        select $1::bigint, ${mobileOf('n')}, ${pick(FIRST, 1)} || ' ' || ${pick(LAST, 16)} || ' ' || n % 997, 1 + n % 2,
          date '1960-01-01' + n % 18000, case when n % 5 = 0 then jsonb_build_object($2::text, ${pick(CITIES, 5)}) end,
          now() - (${contacts} - n) * interval '20 seconds'
        from generate_series(${from}::int, ${to}::int) n
        -- The demo has some already.
        on conflict do nothing`,
      [account, city],
    ),
  );
}

/** Every contact stands in one phonebook, every third in a second one; every fifth has a tag; lists of 2 and 3 percent. */
async function seedPlaces(client: Client, account: string, { contacts }: DataSizes): Promise<void> {
  const ids = (table: string) => `(select array_agg(id order by id) from ${table} where account_id = $1)`;
  await client.query(
    `insert into phonebook_members (account_id, phonebook_id, mobile)
      select $1::bigint, b.ids[1 + n % ${BOOKS}], ${mobileOf('n')} from generate_series(1, ${contacts}) n, (select ${ids('phonebooks')} as ids) b
      union all
      select $1::bigint, b.ids[1 + (n + 7) % ${BOOKS}], ${mobileOf('n')} from generate_series(3, ${contacts}, 3) n, (select ${ids('phonebooks')} as ids) b
      on conflict do nothing`,
    [account],
  );
  await client.query(
    `update phonebooks p set members_count = m.count
      from (select phonebook_id, count(*) as count from phonebook_members where account_id = $1 group by 1) m
      where p.account_id = $1 and p.id = m.phonebook_id`,
    [account],
  );
  await client.query(
    `insert into contact_tags (account_id, tag_id, mobile)
      select $1::bigint, t.ids[1 + n / 5 % ${TAGS}], ${mobileOf('n')} from generate_series(5, ${contacts}, 5) n, (select ${ids('tags')} as ids) t
      on conflict do nothing`,
    [account],
  );
  await client.query(
    `insert into suppressed_numbers (account_id, mobile, kind, created_at)
      select $1::bigint, ${mobileOf('n')}, 'blacklist', now() from generate_series(50, ${contacts}, 50) n
      union all select $1::bigint, ${mobileOf('n')}, 'opt_out', now() from generate_series(33, ${contacts}, 33) n
      on conflict do nothing`,
    [account],
  );
}

/** Settled sends of a year, one of them large, the others alike; their text names them. */
async function seedSends(client: Client, account: string, line: string, sizes: DataSizes): Promise<string> {
  const each = Math.max(1, Math.round((sizes.recipients - sizes.largest) / Math.max(1, sizes.sends - 1)));
  await client.query(
    `insert into sends (account_id, type, state, line_id, from_number, text, encoding, language, parts, unit_mrial, statutory_mrial,
        refund_rule, requested_count, recipient_count, cost_mrial, created_at, queued_at, started_at, finished_at, settled_at, user_ip)
      select $1::bigint, case when n % 4 = 0 then 'phonebook' else 'normal' end, 6, l.id, l.number,
        'پیام شمارهٔ ' || n || ' برای ' || ${pick(LAST, 16)}, 'ucs2', 'persian', 1, 1330000, 40000, l.refund_rule,
        case when n = 1 then ${sizes.largest} else ${each} end, case when n = 1 then ${sizes.largest} else ${each} end, 0,
        t.at, t.at, t.at, t.at + interval '5 minutes', t.at + interval '5 minutes', '127.0.0.1'
      from generate_series(1, ${sizes.sends}) n, (select id, number, refund_rule from lines where number = $2) l,
        lateral (select now() - n * interval '365 days' / ${sizes.sends} as at) t`,
    [account, line],
  );
  await client.query(`select ensure_send_partitions(max(id)) from sends where account_id = $1`, [account]);
  const { rows } = await client.query<{ id: string; count: number }>(
    `select id, recipient_count as count from sends where account_id = $1 and settled_at is not null order by id`,
    [account],
  );
  for (const { id, count } of rows) {
    await inSteps(count, (from, to) =>
      client.query(
        `insert into recipients (account_id, send_id, n, mobile, operator, status, parts, settled, price_mrial, submitted_at, answered_at,
            receipt_at)
          select $1::bigint, $2::bigint, n, ${mobileOf(`(n + $2::bigint * 31)`)}, 2, case when n % 20 = 0 then 3 when n % 7 = 0 then 0 else 2 end, 1, 1,
            1503000, now(), now(), now()
          from generate_series(${from}::int, ${to}::int) n`,
        [account, id],
      ),
    );
  }
  await client.query(
    `insert into send_counters (account_id, send_id, operator, total, queued, sent, reached_telecom, delivered, undelivered, blacklisted,
        in_doubt, expired, cancelled, refused, charged_mrial, returned_mrial)
      select account_id, send_id, operator, count(*), 0, count(*) filter (where status = 0), 0, count(*) filter (where status = 2),
        count(*) filter (where status = 3), 0, 0, 0, 0, 0, sum(price_mrial), 0
      from recipients where account_id = $1 group by 1, 2, 3`,
    [account],
  );
  return rows[0]?.id ?? '';
}

/** What the tasks would have folded long ago. Days are folded by the running API, each minute; it has looked at the sends while they had no counters. */
async function seedFolded(client: Client, account: string): Promise<void> {
  await client.query(
    `insert into daily_folds (account_id, send_id, due_at) select account_id, id, settled_at from sends
      where account_id = $1 and settled_at is not null on conflict do nothing`,
    [account],
  );
  await client.query('delete from reach_folds where account_id = $1', [account]);
  await client.query(
    `insert into number_reach (account_id, mobile, last_sent_on, last_delivered_on)
      select c.account_id, c.mobile, current_date - (c.id % 365)::int, case when c.id % 9 > 0 then current_date - (c.id % 365)::int end
      from contacts c where c.account_id = $1 and c.id % 20 > 0`,
    [account],
  );
}

/** @throws when the task of the API does not come to it. */
async function waitForDays(client: Client, account: string): Promise<void> {
  const isLeft = async () => {
    const { rows } = await client.query(
      "select from daily_folds where account_id = $1 and due_at <= now() - interval '1 minute' limit 1",
      [account],
    );
    return rows.length > 0;
  };
  await waitUntil('the fold of the days', isLeft, (left) => !left);
}

/** In small steps: what counts the unread writes the same few rows for each message, and their old forms stay until the commit. */
async function seedInbox(client: Client, account: string, line: string, { inbox }: DataSizes): Promise<void> {
  for (let from = 1; from <= inbox; from += INBOX_STEP)
    await client.query(
      `insert into inbound_messages (account_id, line_id, from_number, to_number, text, carrier, received_at)
        select $1::bigint, l.id, '989' || ${mobileOf('n % 20000')}, l.number,
          'سلام، سفارش ' || n || ' را ' || ${pick(CITIES, 5)} || ' بفرستید', 'smpp', now() - n * interval '1 minute'
        from generate_series(${from}::int, ${Math.min(from + INBOX_STEP - 1, inbox)}::int) n,
          (select id, number from lines where number = $2) l`,
      [account, line],
    );
}

/**
 * Fills the account of a user, by SQL straight into the tables: a year of its life would take a year. Triggers run, and what tasks would have
 * done since is done.
 * @param tell what has been filled, as it goes
 */
export async function seedData(
  client: Client,
  { username, line, sizes }: { username: string; line: string; sizes: DataSizes },
  tell: (what: string) => void,
): Promise<SeededData> {
  await client.query('set statement_timeout = 0');
  const account = await idOf(client, 'select account_id as id from users where username = $1', [username]);
  const steps: [string, () => Promise<unknown>][] = [
    ['contacts', () => seedContacts(client, account, sizes)],
    ['phonebooks, tags, lists', () => seedPlaces(client, account, sizes)],
    ['inbox', () => seedInbox(client, account, line, sizes)],
    ['sends and recipients', () => seedSends(client, account, line, sizes)],
    ['what tasks have folded', () => seedFolded(client, account)],
    ['days, by their task', () => waitForDays(client, account)],
    ['statistics', () => client.query('vacuum analyze')],
  ];
  for (const [what, work] of steps) {
    const startedAt = performance.now();
    await work();
    tell(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  const first = (table: string) => idOf(client, `select min(id) as id from ${table} where account_id = $1`, [account]);
  return {
    accountId: account,
    largestSendId: await idOf(
      client,
      'select id from sends where account_id = $1 order by recipient_count desc, id limit 1',
      [account],
    ),
    phonebookId: await first('phonebooks'),
    tagId: await first('tags'),
    propertyId: await first('contact_properties'),
    line,
  };
}
