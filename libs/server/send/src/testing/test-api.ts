import { Readable } from 'node:stream';
import { buildServer, contract, createLog, hashToken, listOperations, newToken } from '@peyk/server-http';
import type { Handlers, Rates } from '@peyk/server-http';
import { RATES } from '@peyk/shared-contract';
import type { OperationId } from '@peyk/shared-contract';
import type { Clock, Db } from '@peyk/server-database';
import { Registry } from 'prom-client';

/** None: races are between hundreds of calls at once, and what rates do has tests of its own. */
const WITHOUT_RATES = Object.fromEntries(
  Object.keys(RATES).map((name) => [name, { perSecond: 1e6, burst: 1e6, atOnce: 1e6 }]),
  // Of every class that the contract has.
) as Rates;

/** The real HTTP server over some of the handlers; the others answer 500. Every answer is checked against the contract. */
export async function startTestApi(wishes: { db: Db; clock: Clock; handlers: Partial<Handlers<OperationId>> }) {
  const { db, clock } = wishes;
  const lines: string[] = [];
  const log = createLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
  const refuse = async () => {
    throw new Error('this handler is not part of the test');
  };
  const all = Object.fromEntries(listOperations(contract).map(({ operationId }) => [operationId, refuse]));
  const server = await buildServer({
    // Built from the contract's own list, so it is complete.
    handlers: { ...all, ...wishes.handlers } as Handlers<OperationId>,
    context: { db, clock, log },
    log,
    registry: new Registry(),
    readiness: async () => ({ ready: true, parts: {} }),
    validateResponses: true,
    rates: WITHOUT_RATES,
  });
  return {
    /** What was logged, to see that nothing private was. */
    logged: () => lines.join('\n'),
    close: () => server.close(),
    /** A caller who is signed in. */
    signIn: (who: { accountId: bigint; userId: bigint }) => signIn(db, who),
    /** Listens on a port of its own, for what `inject` cannot do; the port. */
    listen: async () => Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port),
    /** Status, code, data and headers of an answer. */
    call: async (token: string, path: string, body?: object, headers: Record<string, string> = {}) =>
      read(
        await server.inject({
          method: body ? 'POST' : 'GET',
          url: `/v1/api${path}`,
          headers: { authorization: token, ...headers },
          ...(body && { payload: body }),
        }),
      ),
    /** What a file holds, or the code of the refusal. */
    download: async (token: string, path: string, payload?: object) => {
      const answer = await server.inject({
        method: payload ? 'POST' : 'GET',
        url: `/v1/api${path}`,
        headers: { authorization: token },
        ...(payload && { payload }),
      });
      return answer.statusCode === 200
        ? { text: answer.body, headers: answer.headers }
        : { code: read(answer).code, errors: read(answer).errors };
    },
    /** The same as a call, for a form with one file. */
    upload: async (token: string, path: string, { content, name, field, ofUnknownLength }: FileToUpload) => {
      const boundary = 'a-line-between';
      const disposition = `content-disposition: form-data; name="${field}"; filename="${name}"`;
      const bytes = Buffer.concat([
        Buffer.from(`--${boundary}\r\n${disposition}\r\n\r\n`),
        Buffer.from(content),
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
      const payload = ofUnknownLength ? Readable.from([bytes]) : bytes;
      const headers = { authorization: token, 'content-type': `multipart/form-data; boundary=${boundary}` };
      return read(await server.inject({ method: 'POST', url: `/v1/api${path}`, headers, payload }));
    },
  };
}

interface FileToUpload {
  content: string | Buffer;
  name: string;
  field: string;
  /** Sent in pieces, without saying how long it will be. */
  ofUnknownLength?: boolean;
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof buildServer>>['inject']>>;

function read(answer: Answer) {
  const { data, meta } = answer.json();
  return {
    status: answer.statusCode,
    code: meta.message_code as string,
    message: meta.message as string,
    errors: meta.errors,
    data,
    headers: answer.headers,
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

async function signIn(db: Db, { accountId, userId }: { accountId: bigint; userId: bigint }): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      user_id: userId,
      created_at: new Date(),
      expires_at: new Date('2100-01-01T00:00:00Z'),
    })
    .execute();
  return token;
}
