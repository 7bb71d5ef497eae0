import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OWN_FILE, createFiles, createSpool, diskStorage } from '@peyk/server-files';
import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import { supportModule } from './support.module';
import { TICKET_FILE } from './ticket-file';

const folder = mkdtempSync(join(tmpdir(), 'peyk-tickets-'));
const files = createFiles({ storage: diskStorage(folder), spool: createSpool(join(folder, '.arriving')) });
const api = domainApi(supportModule({ files }));
afterAll(() => rmSync(folder, { recursive: true }));

/** An archive without a file in it. */
const ZIP = Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]);
const RAR = Buffer.concat([Buffer.from('Rar!\u001a\u0007\u0000'), Buffer.alloc(20)]);
const EXE = Buffer.concat([Buffer.from('MZ\u0090\u0000'), Buffer.alloc(200)]);

const state = {} as { accountId: bigint; userId: bigint; token: string };
let keys = 0;
beforeEach(async () => {
  Object.assign(state, await givenAccount(api.db()));
  state.token = await api.signIn(state);
});

const fresh = () => ({ 'idempotency-key': `ticket-files-${(keys += 1)}` });
async function upload(bytes: Buffer, name = 'پیوست.zip', token = state.token) {
  const line = 'a-line-between';
  const head = `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream`;
  const answer = await api.fetch('/v1/api/ticket/file', {
    ...{ token, method: 'POST', headers: { 'content-type': `multipart/form-data; boundary=${line}` } },
    body: Buffer.concat([Buffer.from(`--${line}\r\n${head}\r\n\r\n`), bytes, Buffer.from(`\r\n--${line}--\r\n`)]),
  });
  return answer.json();
}
const uploaded = async (bytes = ZIP): Promise<string> => (await upload(bytes)).data.file_id;
const GIVEN = { category: 'send', sub_category: 'not-delivered', subject: 'نرسید', text: 'پیام نرسیده است.' };
const open = (file_ids: string[], token = state.token, headers = fresh()) =>
  api.call('/ticket/ai', { token, headers, body: { ...GIVEN, file_ids } });
const write = (id: string, file_ids: string[]) =>
  api.call('/ticket/interaction', {
    token: state.token,
    headers: fresh(),
    body: { id, text: 'این هم هست.', file_ids },
  });
const filesOf = async (id: string) =>
  (await api.call(`/ticket/show?id=${id}`, { token: state.token })).data.interactions.map(
    ({ files: attached }: { files: { file_id: string; name: string }[] }) => attached,
  );
const expiresAt = async (id: string) => {
  const { expires_at } = await api
    .db()
    .selectFrom('files')
    .select('expires_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return expires_at.getTime() - api.clock.now().getTime();
};

describe('what is attached to a ticket', () => {
  it('stands at the text that it came with, and is kept as long as the ticket', async () => {
    const [first, second] = [await uploaded(), await uploaded(RAR)];
    expect(await expiresAt(first)).toBeLessThanOrEqual(24 * 3_600_000);
    const { id } = (await open([first])).data;
    await write(id, [second]);
    expect(await filesOf(id)).toEqual([
      [{ file_id: first, name: 'پیوست.zip', size: ZIP.length }],
      [{ file_id: second, name: expect.stringMatching(/\.rar$/), size: RAR.length }],
    ]);
    expect(await expiresAt(first)).toBe(TICKET_FILE.keptMs);
  });

  it('was uploaded for that: no other file of the account can be read by attaching it', async () => {
    const bytes = (async function* () {
      yield Buffer.from('\ufeffشماره\r\n09241110001\r\n');
    })();
    const file = { accountId: state.accountId, purpose: OWN_FILE, name: 'مخاطبان.csv', bytes, createdBy: null };
    const kept = await files.save(api.context(), file);
    expect((await open([kept])).meta.message_code).toBe('422-494');
  });

  it.each([
    ['a program called an archive', EXE],
    ['a page called an archive', Buffer.from('<script>alert(1)</script>')],
    ['a text', Buffer.from('سلام')],
  ])('is not %s', async (_what, bytes) => {
    expect((await upload(bytes)).meta.message_code).toBe('422-140');
  });

  it('has no path and no turned letters in its name', async () => {
    const { file_id } = (await upload(ZIP, '../../etc/\u202ezip.exe')).data;
    const { id } = (await open([file_id])).data;
    expect((await filesOf(id))[0][0].name).toBe('zip.exe.zip');
  });

  it('is attached once, and by its own account alone; otherwise nothing is written', async () => {
    const file = await uploaded();
    const other = await api.signIn();
    expect((await open([file], other)).meta.message_code).toBe('422-494');
    const { id } = (await open([file])).data;
    expect((await write(id, [file])).meta.message_code).toBe('422-494');
    expect((await write(id, ['0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f11'])).meta.message_code).toBe('422-494');
    expect(await filesOf(id)).toHaveLength(1);
    expect((await open(Array.from({ length: 6 }, () => file))).meta.message_code).toBe('422-1');
  });

  it('is attached once when the same call comes twice', async () => {
    const [file, headers] = [await uploaded(), fresh()];
    const [one, two] = await Promise.all([open([file], state.token, headers), open([file], state.token, headers)]);
    expect(one.data.id).toBe(two.data.id);
    expect(await filesOf(one.data.id)).toEqual([[expect.objectContaining({ file_id: file })]]);
  });

  it('is gone after a day when nothing was written with it', async () => {
    const file = await uploaded();
    api.clock.advance(24 * 3_600_000 - 1_000);
    state.token = await api.signIn(state);
    const kept = await uploaded();
    api.clock.advance(1_000);
    expect((await open([file])).meta.message_code).toBe('422-494');
    expect((await open([kept])).status).toBe(200);
  });
});
