import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTransaction } from '@peyk/server-database';
import { domainApi } from '@peyk/server-testing';
import { givenAccount, givenMember } from '@peyk/shared-testing-node';
import { OWN_FILE } from './file-categories';
import { defineFilePurpose } from './file-purpose';
import type { FilePurpose } from './file-purpose';
import { filesModule } from './files.module';
import { keepFile } from './files.repository';
import { createFiles } from './files.service';
import { diskStorage } from './storage/disk-storage';
import { createSpool } from './storage/spool';
import { sweepExpired } from './sweep-files';
import { comes } from './testing/files-world';

const folder = mkdtempSync(join(tmpdir(), 'peyk-managed-'));
const files = createFiles({ storage: diskStorage(folder), spool: createSpool(join(folder, '.arriving')) });
const api = domainApi(filesModule(files));
afterAll(() => rmSync(folder, { recursive: true }));

const EXPORT = defineFilePurpose({ ...OWN_FILE, name: 'report.export', permission: 'report.export' });
const DOCUMENT = defineFilePurpose({
  ...OWN_FILE,
  name: 'profile.document',
  permission: 'account.read',
  isKeptByRow: true,
});

const state = {} as { accountId: bigint; userId: bigint; token: string };
beforeEach(async () => {
  Object.assign(state, await givenAccount(api.db()));
  state.token = await api.signIn(state);
});

const save = (purpose: FilePurpose = OWN_FILE, name = 'فهرست.csv', accountId = state.accountId) => {
  api.clock.advance(1_000);
  return files.save(api.context(), { accountId, purpose, name, createdBy: null, bytes: comes('الف') });
};
const post = (path: string, body: object, token = state.token) => api.call(`/user/files${path}`, { token, body });
const namesOf = async (filters: object = {}, token = state.token) =>
  (await post('', { filters }, token)).data.items.map(({ name }: { name: string }) => name);
const use = (id: string) =>
  runTransaction(api.db(), (tx) =>
    keepFile(tx, { accountId: state.accountId, id, purpose: DOCUMENT, now: api.clock.now() }),
  );

describe('files of an account', () => {
  it('are listed newest first, by name and by kind, with the room that they take', async () => {
    await save();
    await save(EXPORT, 'گزارش.csv');
    await save(OWN_FILE, 'تصویر كالا.csv');
    expect(await namesOf()).toEqual(['تصویر كالا.csv', 'گزارش.csv', 'فهرست.csv']);
    expect(await namesOf({ category: 'own' })).toEqual(['تصویر كالا.csv', 'فهرست.csv']);
    expect(await namesOf({ category: 'export' })).toEqual(['گزارش.csv']);
    expect(await namesOf({ name: 'کالا' })).toEqual(['تصویر كالا.csv']);
    const { data } = await api.call('/user/files/categories', { token: state.token });
    expect(data).toMatchObject({ used_bytes: 18, quota_bytes: 536_870_912 });
    expect(data.items).toContainEqual({ category: 'own', count: 2, bytes: 12 });
    expect(data.items).toContainEqual({ category: 'slip', count: 0, bytes: 0 });
  });

  it('are nothing to another account', async () => {
    const id = await save();
    const other = await api.signIn();
    expect(await namesOf({}, other)).toEqual([]);
    expect((await post('/rename', { file_id: id, name: 'x' }, other)).meta.message_code).toBe('404-140');
    expect((await post('/delete-list', { file_ids: [id] }, other)).data).toEqual({ deleted_count: 0 });
    expect(await namesOf()).toEqual(['فهرست.csv']);
  });

  it('are to a member those whose permission the role holds', async () => {
    await save();
    const exported = await save(EXPORT, 'گزارش.csv');
    const { userId } = await givenMember(api.db(), state, { permissions: ['file.read', 'file.delete'] });
    const member = await api.signIn({ accountId: state.accountId, userId });
    expect(await namesOf({}, member)).toEqual(['فهرست.csv']);
    expect((await post('/delete-list', { file_ids: [exported] }, member)).data).toEqual({ deleted_count: 0 });
    expect(await namesOf({ category: 'export' })).toEqual(['گزارش.csv']);
  });

  it('go by who may delete and not list them', async () => {
    const id = await save();
    const { userId } = await givenMember(api.db(), state, { permissions: ['file.delete'] });
    const member = await api.signIn({ accountId: state.accountId, userId });
    expect((await post('/delete-list', { file_ids: [id] }, member)).data).toEqual({ deleted_count: 1 });
  });
});

describe('one of them', () => {
  it('is taken from people by its content, and counted', async () => {
    const upload = (name: string, content: string) => {
      const line = 'a-line-between';
      const head = `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv`;
      return api.fetch('/v1/api/user/files/upload', {
        token: state.token,
        method: 'POST',
        headers: { 'content-type': `multipart/form-data; boundary=${line}` },
        body: Buffer.from(`--${line}\r\n${head}\r\n\r\n${content}\r\n--${line}--\r\n`),
      });
    };
    const answer = (await upload('مشتری.exe.csv', 'الف,ب')).json();
    expect(answer.data).toMatchObject({
      category: 'own',
      content_type: 'text/csv',
      may_rename: true,
      is_in_use: false,
    });
    expect((await upload('a.csv', '<script>')).json().meta.message_code).toBe('422-140');
    expect(await namesOf()).toHaveLength(1);
  });

  it('has another name, with the ending of what it is', async () => {
    const id = await save();
    const { data } = await post('/rename', { file_id: id, name: '../مشتری\u202e.exe' });
    expect(data.name).toBe('مشتری .exe.csv');
    expect(await namesOf()).toEqual(['مشتری .exe.csv']);
    const exported = await save(EXPORT, 'گزارش.csv');
    expect((await post('/rename', { file_id: exported, name: 'x' })).meta.message_code).toBe('409-141');
  });

  it('is deleted at once, and its bytes with the next round', async () => {
    const id = await save();
    expect((await post('/delete-list', { file_ids: [id] })).data).toEqual({ deleted_count: 1 });
    expect(await namesOf()).toEqual([]);
    expect((await post('/delete-list', { file_ids: [id] })).data).toEqual({ deleted_count: 0 });
    await sweepExpired(files, api.context());
    expect(await api.db().selectFrom('files').selectAll().where('id', '=', id).execute()).toEqual([]);
  });

  it('stays where something refers to it, and with it all that were to go', async () => {
    const [document, own] = [await save(DOCUMENT, 'کارت.csv'), await save()];
    await use(document);
    expect((await post('', { filters: { category: 'document' } })).data.items).toMatchObject([{ is_in_use: true }]);
    const { meta } = await post('/delete-list', { file_ids: [document, own] });
    expect(meta.message_code).toBe('409-140');
    expect(await namesOf()).toHaveLength(2);
    await files.keepUntil(
      api.db(),
      { accountId: state.accountId, id: document },
      new Date(api.clock.now().getTime() + 1_000),
    );
    expect((await post('/delete-list', { file_ids: [document, own] })).data).toEqual({ deleted_count: 2 });
  });
});
