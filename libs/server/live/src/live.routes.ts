import { hashToken, newToken, requireAccount, requireRate } from '@peyk/server-http';
import type { Handlers, RequestContext } from '@peyk/server-http';
import { TICKETS_PER_USER, TICKET_SECONDS } from './live.limits';
import { insertTicket } from './ticket/ticket.repository';

async function createTicket(context: RequestContext) {
  const { accountId, userId } = requireAccount(context);
  if (!context.sessionKey) throw new Error('an account without a session');
  const now = context.clock.now();
  await requireRate(context.db, { key: `live:user:${userId}`, now, ...TICKETS_PER_USER });
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + TICKET_SECONDS * 1000);
  const row = { codeHash: hashToken(ticket), accountId, userId, sessionKey: context.sessionKey, expiresAt };
  await insertTicket(context.db, row);
  return { ticket, expires_at: expiresAt.toISOString() };
}

/** The operation of `openapi/paths/live.yaml`; the socket itself is createLiveSocket. */
export function createLiveHandlers(): Handlers<'createLiveTicket'> {
  return { createLiveTicket: async (context) => ({ data: await createTicket(context) }) };
}
