import type { Reviewer } from '@peyk/server-decisions';
import { PNG, profileRig } from '../testing/profile-rig';
import { decideDocument, takeDocument } from './decide-document.service';
import { DOCUMENT_FILE } from './document-file';
import { DOCUMENT_KINDS } from './documents.policy';
import { findDocumentKey, listWaitingDocuments } from './documents.repository';

const { call, clock, context, db, signIn, state, upload } = profileRig();

const told: { mobile: number; text: string }[] = [];
beforeEach(() => void told.splice(0));
const reviewer = (by = 'mina'): Reviewer => ({
  ...context(),
  by,
  tellBySms: async (_tx, { mobile, text }) => void told.push({ mobile, text }),
});

const give = (kind = 'trust_seal', token = state.token) =>
  upload(`/user/documents/upload?kind=${kind}`, PNG, { token });
const listed = async (token = state.token) => (await call('/user/documents', { token })).data.items;
const standing = async (kind = 'trust_seal') => (await listed()).find((one: { kind: string }) => one.kind === kind);
const remove = (kind = 'trust_seal', token = state.token) => call('/user/documents/remove', { token, body: { kind } });
async function waiting(): Promise<bigint> {
  const rows = await listWaitingDocuments(db(), 1000);
  return rows.find(({ accountId }) => accountId === state.accountId)?.id ?? 0n;
}
const accept = (id: bigint, validUntil?: string) =>
  decideDocument(reviewer(), id, { decision: 'accepted', validUntil });
const refuse = (id: bigint, note?: string) =>
  decideDocument(reviewer(), id, { decision: 'refused', reason: 'unreadable', note });

describe('documents', () => {
  it('are missing until they are given; all fifteen kinds are shown', async () => {
    const items = await listed();
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(Object.keys(DOCUMENT_KINDS));
    expect(items).toHaveLength(15);
    for (const item of items) expect(item).toMatchObject({ state: 'missing', file_id: null, refusal: null });
  });

  it('wait for a person, who accepts them; the account is told', async () => {
    expect((await give()).data).toMatchObject({
      kind: 'trust_seal',
      state: 'waiting',
      uploaded_at: expect.any(String),
    });
    const { expires_at } = await db()
      .selectFrom('files')
      .select('expires_at')
      .where('id', '=', (await standing()).file_id)
      .executeTakeFirstOrThrow();
    expect(expires_at.getTime() - clock.now().getTime()).toBe(DOCUMENT_FILE.keptMs);
    const id = await waiting();
    await takeDocument(reviewer(), id);
    await expect(
      decideDocument(reviewer('sara'), id, { decision: 'accepted', validUntil: undefined }),
    ).rejects.toMatchObject({ code: '409-371' });
    await accept(id);
    expect(await standing()).toMatchObject({ state: 'accepted', valid_until: null });
    expect(told.map(({ text }) => text)).toEqual(['مدرک «نماد اعتماد الکترونیکی» حساب شما تأیید شد.']);
    await expect(refuse(id)).rejects.toMatchObject({ code: '409-370' });
  });

  it('count to the end of their last day in Iran', async () => {
    await give();
    await accept(await waiting(), '2026-11-21');
    clock.set('2026-11-21T20:29:00Z');
    // The session of the day before has run out.
    state.token = await signIn(state);
    expect(await standing()).toMatchObject({ state: 'accepted', valid_until: '2026-11-21' });
    clock.set('2026-11-21T20:31:00Z');
    expect(await standing()).toMatchObject({ state: 'expired' });
    clock.set('2026-11-20T08:30:00Z');
  });

  it('are decided in silence for an account that wants no message about them', async () => {
    const set = (by_sms: object) => call('/user/setting', { token: state.token, body: { by_sms } });
    await give();
    expect((await set({ documents: false })).data).toEqual({
      by_sms: { deposits: true, documents: false, patterns: true, approvals: true },
    });
    await accept(await waiting());
    expect(told).toEqual([]);
    expect((await set({ documents: true, patterns: false })).data.by_sms).toMatchObject({
      documents: true,
      patterns: false,
    });
    const { data } = await call('/user/setting', { token: state.token });
    expect(data.by_sms).toEqual({ deposits: true, documents: true, patterns: false, approvals: true });
  });

  it('are not accepted for a day that has passed', async () => {
    await give();
    await expect(accept(await waiting(), '2026-11-19')).rejects.toMatchObject({ code: '422-400' });
    expect(await standing()).toMatchObject({ state: 'waiting' });
  });

  it('that are refused say why, and are given anew', async () => {
    await give();
    await refuse(await waiting(), 'لطفاً با نور بیشتر عکس بگیرید');
    expect(await standing()).toMatchObject({
      state: 'refused',
      refusal: 'تصویر مدرک خوانا نیست: لطفاً با نور بیشتر عکس بگیرید',
    });
    expect(told[0]?.text).toContain('تأیید نشد: تصویر مدرک خوانا نیست (لطفاً با نور بیشتر عکس بگیرید)');
    await give();
    expect(await standing()).toMatchObject({ state: 'waiting', refusal: null });
  });

  it('that were replaced while they waited are not decided about', async () => {
    await give();
    const first = await waiting();
    await give();
    expect(await findDocumentKey(db(), first)).toBeUndefined();
    await expect(accept(first)).rejects.toMatchObject({ code: '404-400' });
    expect(await standing()).toMatchObject({ state: 'waiting' });
    expect(told).toEqual([]);
  });

  it('are one of a kind, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => give()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await db()
      .selectFrom('account_documents')
      .select(['removed_at'])
      .where('account_id', '=', state.accountId)
      .execute();
    expect(rows.filter(({ removed_at }) => removed_at === null)).toHaveLength(1);
    expect(rows).toHaveLength(4);
  });

  it('are taken back, but not when they were accepted', async () => {
    expect((await remove()).meta.message_code).toBe('404-401');
    await give();
    expect((await remove()).data).toMatchObject({ kind: 'trust_seal', state: 'missing' });
    expect(await standing()).toMatchObject({ state: 'missing', file_id: null });
    await give();
    await accept(await waiting());
    expect((await remove()).meta.message_code).toBe('409-401');
  });

  it('are the account’s own', async () => {
    await give();
    const other = await signIn();
    expect((await listed(other)).every((one: { state: string }) => one.state === 'missing')).toBe(true);
    expect((await remove('trust_seal', other)).meta.message_code).toBe('404-401');
    expect(await standing()).toMatchObject({ state: 'waiting' });
  });

  it('are of a known kind, and what they say they are', async () => {
    expect((await give('passport')).status).toBe(422);
    const exe = await upload('/user/documents/upload?kind=trust_seal', Buffer.from('MZ\u0090\0'), { name: 'a.jpg' });
    expect(exe.status).toBeGreaterThanOrEqual(400);
    expect(await standing()).toMatchObject({ state: 'missing' });
  });

  it('that could not be told about are not decided', async () => {
    await give();
    const id = await waiting();
    const dies = { ...reviewer(), tellBySms: () => Promise.reject(new Error('killed here')) };
    await expect(decideDocument(dies, id, { decision: 'accepted', validUntil: undefined })).rejects.toThrow('killed');
    expect(await standing()).toMatchObject({ state: 'waiting' });
  });
});
