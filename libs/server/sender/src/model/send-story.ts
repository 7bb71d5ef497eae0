import { onCommit } from '@peyk/server-database';
import type { DbOrTx, Logger } from '@peyk/server-database';
import type { SendKey } from '../sql/finish-sends';

/** The turns of a send's life, in their order; what ends it is one of the last four. */
export type SendTurn = 'accepted' | 'prepared' | 'handed over' | 'cancelled' | 'expired' | 'failed' | 'finished';

/** How many, of what kind, why; never a text, a number or a name. */
type Facts = Readonly<Record<string, number | string>>;

/** One line for a turn: whoever looks for a send's id in the log reads its story. */
export function logTurn(log: Logger, { accountId, sendId }: SendKey, turn: SendTurn, facts: Facts = {}): void {
  log.info({ sendId: String(sendId), accountId: String(accountId), turn, ...facts }, `send ${turn}`);
}

/** The same for a turn that this transaction makes, as soon as it is committed. */
export function tellTurn(tx: DbOrTx, send: SendKey, turn: SendTurn, facts: Facts = {}): void {
  onCommit(tx, (log) => logTurn(log, send, turn, facts));
}
