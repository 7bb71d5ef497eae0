import { ask } from '../restore/books.ts';

/** Full partitions; one more takes the sends of today. */
export const PARTITIONS = 3;
const SENDS_OF_A_PARTITION = 100_000;
const SENDS = 12;

/** Sends that ended years ago, as the engine leaves them, in several partitions: each recipient with its part, some with texts and events. */
export async function fillWithOldSends(url: string, recipients: number): Promise<void> {
  const each = Math.floor(recipients / PARTITIONS / SENDS);
  await ask(url, "insert into lines (number, title, family, advertising) values ('3000', 'drill', '3000', false)");
  for (let at = 0; at < PARTITIONS; at += 1) {
    await ask(url, `select ensure_send_partitions(${at * SENDS_OF_A_PARTITION + 1})`);
    await ask(
      url,
      `insert into sends (account_id, id, type, state, line_id, from_number, text, encoding, language, parts, unit_mrial, statutory_mrial,
         refund_rule, requested_count, recipient_count, created_at, finished_at, settled_at)
       overriding system value
       select (select min(id) from accounts), ${at * SENDS_OF_A_PARTITION} + s, 'normal', 6, (select min(id) from lines), '3000', 'drill', 'gsm7',
         'latin', 1, 0, 0, 'none', ${each}, ${each}, d, d, d from generate_series(1, ${SENDS}) s, (select timestamptz '2020-01-01' as d) d`,
    );
  }
  await ask(
    url,
    `insert into recipients (account_id, send_id, n, mobile, operator, status, parts, settled, price_mrial, submitted_at, answered_at, receipt_at)
     select account_id, id, n, 952000000 + n, n % 3, case when n % 20 = 0 then 3 else 2 end, 1, 1, 1370000, created_at + n * interval '1 ms',
       created_at + n * interval '1.1 ms', created_at + n * interval '1.7 ms'
     from sends, generate_series(1, recipient_count) n where text = 'drill' order by 1, 2, 3`,
  );
  await ask(
    url,
    `insert into parts (account_id, send_id, n, part, carrier, operator_message_id, mobile)
     select account_id, send_id, n, 1, 'smpp', md5(send_id || ' ' || n), mobile from recipients`,
  );
  await ask(
    url,
    `insert into recipient_texts (account_id, send_id, from_n, texts)
     select account_id, send_id, n, array(select 'متن ' || k || E'\\n"\\\\' from generate_series(n, n + 99) k) from recipients where n % 100 = 1 and send_id % 3 = 0`,
  );
  await ask(
    url,
    `insert into recipient_events (account_id, send_id, n, at, kind, detail, mobile)
     select account_id, send_id, n, submitted_at, 'in_doubt', null, mobile from recipients where n % 500 = 0`,
  );
  await ask(url, `select setval(pg_get_serial_sequence('sends', 'id'), ${PARTITIONS * SENDS_OF_A_PARTITION})`);
  await ask(url, `select ensure_send_partitions(${PARTITIONS * SENDS_OF_A_PARTITION + 1})`);
  await ask(url, 'create table drill_recipients as select account_id, send_id, n from recipients');
  await ask(url, 'vacuum analyze recipients');
}
