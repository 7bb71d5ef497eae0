import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import smpp from 'smpp';
import type { SmppPdu, SmppSession } from 'smpp';
import { benchNumbers } from '../numbers.ts';
import { serverAddress, withDatabase } from './database-view.ts';
import { BENCH_TEXT } from './intake.ts';

const DATABASE = 'bench_naive';
const UCS2 = 8;

/**
 * What one finds in most tutorials: a row a job, a worker that takes one, waits for the operator, and writes down what
 * came of it. No money, no prices, no exclusion, no recovery: it does less than a product must.
 */
const SCHEMA = `
  create table messages (
    id bigint generated always as identity primary key,
    mobile text not null, text text not null, status text not null default 'queued', operator_id text
  );
  create index on messages (status);
  create index on messages (operator_id);
  create table jobs (
    id bigint generated always as identity primary key,
    message_id bigint not null references messages (id), state text not null default 'ready'
  );
  create index on jobs (id) where state = 'ready';`;

const FILL = `
  with made as (insert into messages (mobile, text) select unnest($1::text[]), $2 returning id)
  insert into jobs (message_id) select id from made`;

const TAKE = `
  update jobs set state = 'active' where id = (
    select id from jobs where state = 'ready' order by id limit 1 for update skip locked
  ) returning id, message_id as "messageId"`;

export interface NaiveResult {
  workers: number;
  seconds: number;
  /** Messages whose receipt is stored. */
  delivered: number;
  messagesPerSecond: number;
}

export interface NaiveOptions {
  dataFolder: string;
  smppPort: number;
  workers: number;
  seconds: number;
}

function bind(port: number): Promise<SmppSession> {
  return new Promise((resolve, reject) => {
    const session = smpp.connect({ host: '127.0.0.1', port }, () => {
      // Without it the figure would be a tenth.
      session.socket.setNoDelay(true);
      const request = new smpp.PDU('bind_transceiver', { system_id: 'naive', password: 'naive' });
      session.send(request, ({ command_status: status }) => {
        if (status === 0) resolve(session);
        else reject(new Error(`the operator answered the bind with ${status}.`));
      });
    });
    session.on('error', reject);
  });
}

function submit(session: SmppSession, destination: string): Promise<string> {
  return new Promise((resolve) => {
    const pdu = new smpp.PDU('submit_sm', {
      source_addr: '30001405',
      destination_addr: destination,
      data_coding: UCS2,
      registered_delivery: 1,
      short_message: Buffer.from(BENCH_TEXT, 'utf16le').swap16(),
    });
    session.send(pdu, (answer) => resolve(String(answer['message_id'])));
  });
}

/** One job after the other. @returns when `isOver` says so or nothing is left. */
async function work(client: PoolClient, session: SmppSession, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { rows } = await client.query<{ id: string; messageId: string }>(TAKE);
    const [job] = rows;
    if (!job) return;
    const message = await client.query<{ mobile: string }>('select mobile, text from messages where id = $1', [
      job.messageId,
    ]);
    const operatorId = await submit(session, message.rows[0]?.mobile ?? '');
    await client.query("update messages set status = 'sent', operator_id = $1 where id = $2", [
      operatorId,
      job.messageId,
    ]);
    await client.query("update jobs set state = 'done' where id = $1", [job.id]);
  }
}

/** Stores each receipt as it comes, and acknowledges it then. */
function storeReceipts(pool: Pool, session: SmppSession, onStored: () => void): void {
  session.on('deliver_sm', (pdu: SmppPdu) => {
    const id = String(pdu['receipted_message_id'] ?? '');
    const store = async () => {
      const { rowCount } = await pool.query("update messages set status = 'delivered' where operator_id = $1", [id]);
      session.send(pdu.response());
      if (rowCount) onStored();
    };
    // A receipt that cannot be stored stays without an answer: the operator sends it again.
    void store().catch(() => undefined);
  });
}

/** A row a message and an await a submit, in a database of its own on the same server, for `seconds`. */
export async function runNaive({ dataFolder, smppPort, workers, seconds }: NaiveOptions): Promise<NaiveResult> {
  const drop = `drop database if exists ${DATABASE} with (force)`;
  await withDatabase(dataFolder, 'postgres', async (client) => {
    await client.query(drop);
    await client.query(`create database ${DATABASE}`);
  });
  const pool = new Pool({ ...serverAddress(dataFolder), database: DATABASE, max: workers + 4 });
  // It says that it has ended before its connections have: dropping the database may cut the last of them.
  pool.on('error', () => undefined);
  const session = await bind(smppPort);
  try {
    await pool.query(SCHEMA);
    await pool.query(FILL, [benchNumbers(seconds * 10_000), BENCH_TEXT]);
    let delivered = 0;
    storeReceipts(pool, session, () => (delivered += 1));
    const clients = await Promise.all(Array.from({ length: workers }, () => pool.connect()));
    const started = performance.now();
    const isOver = () => performance.now() - started > seconds * 1000;
    await Promise.all(clients.map((client) => work(client, session, isOver)));
    const took = (performance.now() - started) / 1000;
    const result = { workers, seconds: took, delivered, messagesPerSecond: Math.round(delivered / took) };
    for (const client of clients) client.release();
    return result;
  } finally {
    session.destroy();
    await pool.end();
    await withDatabase(dataFolder, 'postgres', (client) => client.query(drop));
  }
}
