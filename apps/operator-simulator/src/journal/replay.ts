import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Delivery } from '../smsc/delivery';
import { JOURNAL_FILE } from './journal';

/** A final word on a message; ENROUTE is not. */
const FINAL = new Set(['DELIVRD', 'UNDELIV', 'EXPIRED', 'REJECTD']);
type FinalStat = 'DELIVRD' | 'UNDELIV' | 'EXPIRED' | 'REJECTD';

/** Deliveries that an earlier run promised and that nobody acknowledged, in the order in which they were promised. */
export async function pendingDeliveries(folder: string): Promise<Delivery[]> {
  const path = join(folder, JOURNAL_FILE);
  if (!existsSync(path)) return [];
  const pending = new Map<string, Delivery>();
  for await (const line of createInterface({ input: createReadStream(path, 'latin1') }))
    apply(pending, line.split('\t'));
  return [...pending.values()];
}

/** A last line that a crash cut short has too few fields and is passed over. */
function apply(pending: Map<string, Delivery>, fields: readonly string[]): void {
  const [kind, id] = fields;
  if (!id) return;
  if (kind === 'J' || (kind === 'A' && FINAL.has(fields[2] ?? ''))) pending.delete(id);
  const promised = kind === 'S' ? receiptOf(id, fields) : kind === 'I' ? inboundOf(id, fields) : undefined;
  if (promised) pending.set(id, promised);
}

function receiptOf(id: string, fields: readonly string[]): Delivery | undefined {
  const [, , number, line, , at, stat, errorCode, reference = '-'] = fields;
  if (!number || line === undefined || !at || !stat || !errorCode || !FINAL.has(stat)) return undefined;
  const userReference = reference === '-' ? undefined : Buffer.from(reference, 'hex');
  // In FINAL.
  return {
    kind: 'receipt',
    id,
    number,
    line,
    stat: stat as FinalStat,
    errorCode,
    acceptedAt: Number(at),
    userReference,
  };
}

function inboundOf(id: string, fields: readonly string[]): Delivery | undefined {
  const [, , number, line, coding, header, body, at] = fields;
  if (!number || !line || coding === undefined || header === undefined || body === undefined || !at) return undefined;
  return {
    kind: 'inbound',
    id,
    number,
    line,
    dataCoding: Number(coding),
    header: header === '' ? undefined : Buffer.from(header, 'hex'),
    body: Buffer.from(body, 'hex'),
  };
}
