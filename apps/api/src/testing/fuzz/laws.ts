import { sql } from 'kysely';
import type { Db } from '@peyk/server-database';
import type { FastifyInstance } from 'fastify';
import { MARK, MARKED_DIGITS } from './world';

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

interface Meta {
  status?: unknown;
  message?: unknown;
  message_code?: unknown;
}

function envelopeFault(answer: Answer): string | undefined {
  const { data, meta } = answer.json() as { data?: unknown; meta?: Meta };
  if (data === undefined || typeof meta !== 'object') return 'has no envelope';
  const isGood = answer.statusCode < 300;
  if (meta.status !== isGood) return 'says in meta.status what its status does not say';
  if (typeof meta.message !== 'string' || meta.message === '') return 'has no sentence for the person';
  if (!String(meta.message_code).startsWith(`${answer.statusCode}-`)) return 'has the code of another status';
  return isGood || data === null ? undefined : 'is a refusal with data';
}

/** What an answer says that only the victim may know. */
function foreignData({ body, headers }: Answer): string | undefined {
  const said = body + JSON.stringify(headers);
  return [MARK, MARKED_DIGITS].find((mark) => said.includes(mark));
}

/** What is wrong with an answer; undefined when nothing is. */
export function faultOf(method: string, answer: Answer): string | undefined {
  if (answer.statusCode >= 500) return `is a fault of ours, ${answer.statusCode}`;
  const foreign = foreignData(answer);
  if (foreign) return `tells of another account: ${foreign}`;
  const type = String(answer.headers['content-type'] ?? '');
  if (method === 'HEAD' || type.startsWith('text/csv')) return undefined;
  if (!type.startsWith('application/json')) return `is of the type ${type}`;
  return envelopeFault(answer);
}

/** Strangers may begin to sign in as anybody; that is noted under the account and changes nothing of it. */
const NOTES = /^(login_challenges|code_challenges|audit)/;

/** The rows of an account in every table that has accounts, as one text that is another one when a single value is. */
export async function fingerprintOf(db: Db, accountId: bigint): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns c join pg_class r on r.relname = c.table_name
    where table_schema = 'public' and column_name = 'account_id' and not r.relispartition order by 1`.execute(db);
  const parts: string[] = [];
  for (const { name } of rows.filter((table) => !NOTES.test(table.name))) {
    const { rows: found } = await sql<{ hash: string | null; count: number }>`
      select md5(string_agg(t::text, '|' order by t::text)) as hash, count(*)::int as count
      from ${sql.table(name)} t where account_id = ${accountId}`.execute(db);
    parts.push(`${name}: ${found[0]?.count} ${found[0]?.hash}`);
  }
  return parts.join('\n');
}
