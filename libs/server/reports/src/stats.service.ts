import type { DbOrTx } from '@peyk/server-database';
import type { RecipientCounts } from './counts';
import { moneyOf } from './money';
import type { SendKey } from './send-key';
import { requireSend } from './reports.service';
import { listInFlightByOperator, listOperatorCounts } from './stats.repository';

export interface OperatorStats {
  operator: number;
  counts: RecipientCounts;
  chargedMrial: bigint;
  returnedMrial: bigint;
}

export interface SendStats {
  /** The whole send has one text, hence one language. */
  language: 'latin' | 'persian';
  /** Only operators that have recipients. */
  operators: OperatorStats[];
}

/** Counts of a send by operator and language. @throws unknownSend */
export async function readSendStats(db: DbOrTx, key: SendKey): Promise<SendStats> {
  const send = await requireSend(db, key);
  const { submitted } = send.counts;
  const inFlight = submitted > 0 ? await listInFlightByOperator(db, key) : [];
  const rows = await listOperatorCounts(db, key);
  const operators = rows
    .filter((row) => row.total > 0)
    .map(({ operator, chargedMrial, returnedMrial, ...stored }) => {
      const money = moneyOf({ withCharity: send.withCharity, chargedMrial, returnedMrial });
      const found = inFlight.find((entry) => entry.operator === operator)?.count ?? 0;
      // Answers may have come in between the two questions.
      const flying = Math.min(found, stored.queued);
      const counts = { ...stored, queued: stored.queued - flying, submitted: flying };
      return { operator, counts, ...money };
    });
  return { language: send.language, operators };
}
