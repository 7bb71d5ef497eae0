import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminRig } from '../testing/admin-rig';

const { state, admin } = adminRig();
const folder = mkdtempSync(join(tmpdir(), 'peyk-engine-'));
const list = join(folder, 'list.csv');
const lost = join(folder, 'lost.csv');
afterAll(() => rmSync(folder, { recursive: true }));

const said = async (line: string) => (await admin(line)).lines.join('\n');

describe('the engine after a restore', () => {
  it('says that sending goes on, and that there is nothing to do', async () => {
    expect(await said('engine show')).toMatch(/epoch 1\.\nSending goes on\./);
    expect(await admin('engine resume')).toEqual({ exitCode: 1, lines: [expect.stringContaining('not held')] });
    writeFileSync(list, 'message_id,number\n');
    expect(await said(`engine reconcile --file ${list}`)).toContain('not held');
  });

  it('is held, compared with the list and resumed', async () => {
    expect(await said('engine restored --reason test')).toBe('Sending is held.');
    expect(await said('engine restored')).toBe('Sending was held already.');
    expect(await said('engine show')).toMatch(/held since .*: test\.\nNothing is in flight\.\n.*not compared yet/);
    expect(await said('engine resume')).toContain('was not compared');
    expect(await said(`engine reconcile --file ${join(folder, 'none.csv')}`)).toContain('ENOENT');
    writeFileSync(list, 'message_id,number\nx,abc\n');
    expect(await said(`engine reconcile --file ${list}`)).toMatch(/^Line 2/);
    writeFileSync(list, 'message_id,number,line,sent_at,reference\nx,989240000001,3000,2026-05-01T10:00:00Z,7\n');
    const lines = await said(`engine reconcile --file ${list} --strangers ${lost}`);
    expect(lines).toContain('1 parts are on the list; of 0 this database knew.');
    expect(lines).toContain('1 parts belong to no message here');
    expect(readFileSync(lost, 'utf8')).toBe(
      'message_id,number,line,sent_at,reference\nx,09240000001,3000,2026-05-01T10:00:00.000Z,7\n',
    );
    expect(await said('engine show')).toContain('"engine resume" lets sending go on');
    expect(await said('engine resume')).toBe('Sending goes on, in epoch 2.');
  });

  it('goes on without a list where nothing can be missing', async () => {
    await admin('engine restored');
    expect(await said('engine resume --without-list')).toBe('Sending goes on, in epoch 3.');
    const entries = await state.database.db
      .selectFrom('audit_entries')
      .select('action')
      .orderBy('id', 'desc')
      .execute();
    expect(entries[0]?.action).toBe('engine resume');
  });
});
