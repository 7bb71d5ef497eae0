import type { JobRun } from '@peyk/server-account-jobs';
import { givenAccount } from '@peyk/shared-testing-node';
import { auditLogApi } from '../testing/audit-log-api';
import { auditLogExportJob } from './audit-log-export';
import type { AuditLogExportInput } from './audit-log-export';

const { call, clock, context, db, files, items, now, openFile, write } = auditLogApi();

describe('a file of the log', () => {
  /** Begins one and does what a worker does with its job. @returns the lines of its csv */
  async function exported(body: object, meanwhile = async () => {}) {
    const { data } = await call('/audit-log/export', { token: now.token, body: { format: 'csv', ...body } });
    const { input, permission } = await db()
      .selectFrom('account_jobs')
      .select(['input', 'permission'])
      .where('id', '=', BigInt(data.job_id))
      .executeTakeFirstOrThrow();
    expect(permission).toBe('audit.export');
    await meanwhile();
    const job = {
      ...{ context: context(), accountId: now.account.accountId, input, mark: undefined },
      ...{ signal: new AbortController().signal, progress: () => undefined, cancelled: () => false },
      checkpoint: async () => undefined,
    } as JobRun<AuditLogExportInput, Record<string, never>>;
    const result = await auditLogExportJob({ files }).run(job);
    // Neither numbers of people nor texts of messages stand in it: also who sees neither has it.
    const viewer = {
      accountId: now.account.accountId,
      permissions: 'all' as const,
      masksNumbers: true,
      hidesTexts: true,
    };
    const file = await openFile(context(), viewer, result?.fileId ?? '');
    const pieces: Buffer[] = [];
    for await (const piece of file.bytes) pieces.push(piece as Buffer);
    return Buffer.concat(pieces).toString('utf8').trim().split('\r\n');
  }

  it('is what the list is, without what came later and what is of others; nothing in it is computed', async () => {
    await db().updateTable('users').set({ name: '=HYPERLINK("y")' }).where('id', '=', now.account.userId).execute();
    await write({
      action: 'createAccessRole',
      details: { before: { title: null }, after: { title: '=HYPERLINK("x")' } },
    });
    await write({ action: 'deleteContacts', object: 'rows:3,4' });
    await write({}, await givenAccount(db()));
    const lines = await exported({ filters: { outcome: 'done' } }, () => write({ action: 'cancelSend' }));
    expect(lines[0]).toBe('زمان,چه کسی,کلید API,کار,دربارهٔ,نتیجه,دلیل,از نشانی,پیش از آن,پس از آن');
    const rows = (await items({ outcome: 'done' })).filter(({ action }) => action !== 'cancelSend');
    expect(lines.slice(1).map((line) => line.split(',')[3])).toEqual(rows.map(({ title }) => title));
    expect(lines[1]).toContain('۲ مخاطب');
    expect(lines[2]).toContain('عنوان: =HYPERLINK');
    expect(lines[1]).toContain(`,"'=HYPERLINK(""y"")",`);
    expect(lines.join('\n')).not.toMatch(/(^|,)"?=/m);
  });

  it('goes through all pages, each entry once, also where many are of one instant', async () => {
    const at = clock.now();
    const { accountId, userId } = now.account;
    const rows = Array.from({ length: 2_050 }, (_, index) => ({
      ...{ account_id: accountId, at, action: 'createSend', outcome: 'done', actor_kind: 'user' as const },
      ...{ user_id: userId, admin_name: null, object: `send:${index}`, details: '{}', ip: null, request_id: null },
    }));
    for (let from = 0; from < rows.length; from += 500) {
      await db()
        .insertInto('audit_entries')
        .values(rows.slice(from, from + 500))
        .execute();
    }
    const lines = await exported({});
    expect(new Set(lines.slice(1).map((line) => line.split(',')[4])).size).toBe(2_050);
    expect(lines).toHaveLength(2_051);
  }, 60_000);
});
