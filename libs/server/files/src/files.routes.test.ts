import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { domainApi } from '@peyk/server-testing';
import { givenAccount, givenMember } from '@peyk/shared-testing-node';
import { filesModule } from './files.module';
import { createFiles } from './files.service';
import { diskStorage } from './storage/disk-storage';
import { createSpool } from './storage/spool';
import { TEXTS, comes } from './testing/files-world';

const folder = mkdtempSync(join(tmpdir(), 'peyk-download-'));
const files = createFiles({ storage: diskStorage(folder), spool: createSpool(join(folder, '.arriving')) });
const api = domainApi(filesModule(files));
afterAll(() => rmSync(folder, { recursive: true }));

const PATH = '/v1/api/user/files/download';
const save = (accountId: bigint, content = 'الف') =>
  files.save(api.context(), {
    ...{ accountId, purpose: TEXTS, name: "نام 'فایل'.txt", createdBy: null },
    bytes: comes(content),
  });
const download = (token: string, id: string) => api.fetch(`${PATH}?file_id=${id}`, { token });

it('a download is saved under its Persian name, and is never a page of ours', async () => {
  const owner = await givenAccount(api.db());
  const answer = await download(await api.signIn(owner), await save(owner.accountId));
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('الف');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain',
    'content-length': '6',
    'content-disposition': `attachment; filename="___ '____'.txt"; filename*=UTF-8''${encodeURIComponent("نام 'فایل'.txt").replaceAll("'", '%27')}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
});

it('another account’s file, one without the permission, and one that is none are the same 404', async () => {
  const owner = await givenAccount(api.db());
  const id = await save(owner.accountId);
  const without = await givenMember(api.db(), owner, { permissions: ['wallet.read'] });
  const withIt = await givenMember(api.db(), owner, { permissions: ['contact.edit'] });
  const member = (userId: bigint) => api.signIn({ accountId: owner.accountId, userId });
  for (const [token, wanted] of [
    [await api.signIn(), id],
    [await member(without.userId), id],
    [await api.signIn(owner), '0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f11'],
  ] as const) {
    const answer = await download(token, wanted);
    expect([answer.statusCode, answer.json().meta.message_code]).toEqual([404, '404-140']);
  }
  expect((await download(await member(withIt.userId), id)).statusCode).toBe(200);
  expect((await download(await api.signIn(owner), '../../etc/passwd')).statusCode).toBe(422);
});

it('a reader who hangs up closes the file', async () => {
  const owner = await givenAccount(api.db());
  const token = await api.signIn(owner);
  const opened: { closed: boolean }[] = [];
  const open = files.storage.open;
  files.storage.open = async (key) => {
    const bytes = await open(key);
    if (bytes) opened.push(bytes);
    return bytes;
  };
  const id = await save(owner.accountId, 'a'.repeat(190_000));
  await api.server().listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.server().server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  socket.write(`GET ${PATH}?file_id=${id} HTTP/1.1\r\nhost: x\r\nauthorization: ${token}\r\n\r\n`);
  while (opened.length === 0) await new Promise((resolve) => setImmediate(resolve));
  socket.destroy();
  await once(socket, 'close');
  while (!opened[0]?.closed) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(opened).toHaveLength(1);
});
