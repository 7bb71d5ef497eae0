import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { hashToken, newToken } from '../sessions/token';
import { givenAccount } from '@peyk/shared-testing-node';
import { buildTestServer } from '../testing/test-server';
import { bodyLimitOf } from './body-limits';
import { contract, listOperations } from './contract';

const [KIB, MIB] = [1024, 1024 * 1024];
/** Written here a second time: a body that grows needs two hands. Files are not read into memory. */
const LARGER: Readonly<Record<string, number>> = {
  createSend: 4 * MIB,
  calculatePrice: 4 * MIB,
  countBank: MIB,
  uploadPart: 8 * MIB,
  downloadQuoteExcluded: 4 * MIB,
  previewTexts: 4 * MIB,
  sendPattern: 4 * MIB,
  getMessageStatuses: 512 * KIB,
  uploadNumbers: 40 * MIB,
  uploadContactsFile: 64 * MIB,
  uploadReaderCodes: 64 * MIB,
  addReaderCodes: 2 * MIB,
};
const posts = listOperations(contract).filter(({ method }) => method !== 'GET');
const state = {} as { database: TestDatabase; server: FastifyInstance };

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.server = await buildTestServer({ db: state.database.db });
});
afterAll(async () => {
  await state.server.close();
  await state.database.close();
});

/** A token of a new account: there are more operations by now than one account may call at once. */
async function signIn(): Promise<string> {
  const token = newToken();
  const { accountId, userId } = await givenAccount(state.database.db);
  const [now, later] = [new Date(), new Date(Date.now() + 3_600_000)];
  await state.database.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      user_id: userId,
      created_at: now,
      expires_at: later,
    })
    .execute();
  return token;
}

/** What an operation must have in its address to be looked at further. */
const QUERIES: Readonly<Record<string, Record<string, string>>> = {
  uploadDocument: { kind: 'trust_seal' },
  uploadReaderCodes: { id: '1' },
};

describe('the body of an operation', () => {
  it.each(posts.map(({ operationId }) => operationId))('has its greatest size: %s', (operationId) => {
    expect(bodyLimitOf(operationId)).toBe(LARGER[operationId] ?? 64 * KIB);
  });

  it.each(posts.map(({ operationId, path, takesFile }) => [operationId, path, takesFile] as const))(
    'is refused with 413-1 before it comes when it says that it will be larger: %s',
    async (operationId, url, takesFile) => {
      const headers = {
        authorization: await signIn(),
        'idempotency-key': 'too-large-1',
        'content-type': takesFile ? 'multipart/form-data; boundary=cut' : 'application/json',
        'content-length': String(bodyLimitOf(operationId) + 10 * KIB),
      };
      const answer = await state.server.inject({
        method: 'POST',
        url,
        query: QUERIES[operationId] ?? {},
        headers,
        payload: '{',
      });
      expect([answer.statusCode, answer.json().meta.message_code]).toEqual([413, '413-1']);
    },
  );
});
