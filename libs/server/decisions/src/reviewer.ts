import type { ServerContext, Tx } from '@peyk/server-database';
import type { AdminContext, Reviewer } from '@peyk/server-module';
import type { Seal } from '@peyk/server-seal';
import { enqueueSystemMessage } from '@peyk/server-sender';
import { wantedNotices } from './notices';
import type { Notice } from './notices';

/** What telling a person needs. */
export interface TellingPorts extends ServerContext {
  seal: Seal;
  systemAccountId: bigint;
}

/** Who decides. @param nobody hears that there is no line to tell anyone by SMS */
export function reviewerWith(
  { db, clock, log, seal, systemAccountId }: TellingPorts,
  by: string,
  nobody: (sentence: string) => void,
): Reviewer {
  return {
    ...{ db, clock, log, by },
    tellBySms: async (tx, message) => {
      const sendId = await enqueueSystemMessage(tx, seal, { ...message, accountId: systemAccountId });
      if (sendId === undefined)
        nobody('Nobody is told by SMS: give the system account a line with "line assign --system".');
    },
  };
}

/** Anyone who gives an admin command; it says so where nobody can be told by SMS. */
export const reviewerOf = (context: AdminContext, by: string): Reviewer => reviewerWith(context, by, context.tell);

/** Whom to tell of a decision. */
export interface Told {
  accountId: bigint;
  /** Who asked; null for an admin on behalf. */
  askedBy: bigint | null;
  about: Notice;
}

/**
 * The number of whom to tell: of who asked while they are with the account, else of its owner. The nine digits after 9; undefined where
 * the account does not want to be told.
 */
export async function mobileToTell(tx: Tx, { accountId, askedBy, about }: Told): Promise<number | undefined> {
  if (!(await wantedNotices(tx, accountId))[about]) return undefined;
  const row = await tx
    .selectFrom('users')
    .select('mobile')
    .where('account_id', '=', accountId)
    .where('state', '<>', 'deactivated')
    .where((eb) => eb.or([eb('is_owner', '=', true), ...(askedBy === null ? [] : [eb('id', '=', askedBy)])]))
    .orderBy((eb) =>
      eb
        .case()
        .when('id', '=', askedBy ?? -1n)
        .then(0)
        .else(1)
        .end(),
    )
    .limit(1)
    .executeTakeFirst();
  return row?.mobile;
}
