import { DomainError } from '@peyk/server-http';
import { optionalText, readCount, readInstant } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { listAudit } from './list-audit';
import { proveAndKeep } from './keep-proof';
import { linkAudit } from './prove-audit';

const BROKEN = { code: '500-2', status: 500, message: 'رویدادنگاری دست خورده است.', permanent: true } as const;
const LISTED = 50;

const verify: Command = {
  name: 'audit verify',
  help: 'Walk the chain of the audit log; says where it is broken, and its head.',
  readsOnly: true,
  run: async (context) => {
    await linkAudit(context.db);
    const { links, head, fault } = await proveAndKeep(context, 'command');
    if (fault !== null) throw new DomainError({ ...BROKEN, remedy: `${fault} Head: ${head}` });
    return [`Whole: ${links} entries.`, `Head: ${head}`];
  },
};

const list: Command = {
  name: 'audit list',
  help: 'Show the audit log, newest first.',
  readsOnly: true,
  options: {
    username: { kind: 'text', help: 'Of the account of this user only.' },
    action: { kind: 'text', help: 'Of this operation or command only.' },
    since: { kind: 'text', help: 'From this instant on, such as 2026-11-20T08:30:00Z.' },
    limit: { kind: 'text', help: `How many; default ${LISTED}.` },
  },
  run: async (context, { values }) => {
    const username = optionalText(values, 'username');
    const action = optionalText(values, 'action');
    const since = optionalText(values, 'since');
    const limit = optionalText(values, 'limit');
    const entries = await listAudit(context.db, {
      ...(username !== undefined && { accountId: (await context.userOf(username)).accountId }),
      ...(action !== undefined && { action }),
      ...(since !== undefined && { since: readInstant(since) }),
      limit: limit === undefined ? LISTED : readCount(limit),
    });
    if (entries.length === 0) return ['Nothing is written down.'];
    return entries.map(
      ({ at, action: what, outcome, actorKind, adminName, userId, accountId, object, ip, details }) => {
        const user = actorKind === 'key' ? `key of user ${userId}` : `user ${userId}`;
        const who = adminName ?? (userId === null ? 'stranger' : user);
        const rest = [`account ${accountId ?? '-'}`, object ?? '-', ip ?? '-', JSON.stringify(details)];
        return [at.toISOString(), who, what, outcome, ...rest].join('  ');
      },
    );
  },
};

/** Looking into the log. */
export const auditCommands: readonly Command[] = [verify, list];
