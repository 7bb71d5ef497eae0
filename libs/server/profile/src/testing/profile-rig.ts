import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFiles, createSpool, diskStorage } from '@peyk/server-files';
import { createSeal } from '@peyk/server-seal';
import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import { profileModule } from '../profile.module';

const BOUNDARY = 'peyk-profile';
export const NOW = '2026-11-20T08:30:00.000Z';
/** A picture of one point. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** The API of profiles with a new account before each test; for the top of a test file. */
export function profileRig() {
  const folder = join(tmpdir(), `peyk-profile-${process.pid}`);
  const files = createFiles({ storage: diskStorage(folder), spool: createSpool(join(folder, '.arriving')) });
  const seal = createSeal('a secret of the tests, long enough for it');
  const api = domainApi(profileModule({ files, seal }));
  const state = {} as { token: string; accountId: bigint; userId: bigint };
  beforeEach(async () => {
    const account = await givenAccount(api.db());
    Object.assign(state, account, { token: await api.signIn(account) });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Gives a file to an operation. */
  const upload = async (path: string, bytes: Buffer, { name = 'a.png', token = state.token } = {}) => {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const answer = await api.server().inject({
      method: 'POST',
      url: `/v1/api${path}`,
      headers: { authorization: token, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  return { ...api, state, seal, files, upload };
}
