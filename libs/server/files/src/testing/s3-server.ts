import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../storage/s3/s3-settings';
import { refusalOf, skewMs } from './s3-signature';

type Question = 'PutObject' | 'GetObject' | 'DeleteObject' | 'ListObjectsV2';

/** What goes wrong with a question. `cutAfter`: so many bytes are taken or given, then the line is cut; `silent`: nothing is answered. */
export type Fault = { status: number; code: string } | { cutAfter: number } | 'silent';

interface Kept {
  bytes: Buffer;
  type: string;
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  key: string;
}

const BUCKET = 'peyk-files';
const CLOCK_LIMIT_MS = 900_000;
const STATUS_OF: Record<string, number> = {
  NoSuchBucket: 404,
  NoSuchKey: 404,
  PreconditionFailed: 412,
  InvalidRange: 416,
};
STATUS_OF['AuthorizationHeaderMalformed'] = 400;
STATUS_OF['XAmzContentSHA256Mismatch'] = 400;
STATUS_OF['MissingContentLength'] = 411;

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;

function questionOf({ request, key }: Asked): Question | undefined {
  if (key === '') return request.method === 'GET' ? 'ListObjectsV2' : undefined;
  return ({ PUT: 'PutObject', GET: 'GetObject', DELETE: 'DeleteObject' } as const)[request.method ?? ''];
}

/** As the stores do it: what was signed is repeated, so that who logs answers is found out. */
function refuse({ request, response, url }: Asked, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml', date: new Date().toUTCString() });
  const said = `<SignatureProvided>${request.headers.authorization ?? ''}</SignatureProvided><Resource>${url.pathname}</Resource>`;
  response.end(
    xml(
      `<Error><Code>${code}</Code><Message>${code} said of ${request.headers.authorization}</Message>${said}</Error>`,
    ),
  );
}

/**
 * An object store for tests: one bucket in memory behind the protocol of S3. It looks at signatures, lengths and hashes, lists in
 * pages with tokens that must be encoded, and fails as it is told.
 */
export class S3Server {
  readonly objects = new Map<string, Kept>();
  /** Questions as they came, with those that were refused. */
  readonly asked: Question[] = [];
  /** Keys of a page; what is asked for may be fewer. */
  pageSize = 1_000;
  clockSkewMs = 0;
  readonly #faults: { question: Question; fault: Fault }[] = [];
  readonly #signer = { accessKey: 'test-access-key', secretKey: 'test-secret-key', region: 'us-east-1' };
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  settings(wishes: Partial<S3Settings> = {}): S3Settings {
    const { port } = this.#server.address() as AddressInfo;
    const where = { endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, prefix: '', usesPathStyle: true };
    return { ...this.#signer, ...where, ...wishes };
  }

  /** The next questions of this kind go wrong, one for each fault. */
  fail(question: Question, ...faults: Fault[]): void {
    this.#faults.push(...faults.map((fault) => ({ question, fault })));
  }

  clear(): void {
    this.objects.clear();
    this.asked.length = 0;
    this.#faults.length = 0;
    this.pageSize = 1_000;
    this.clockSkewMs = 0;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    request.on('error', () => undefined);
    const url = new URL(request.url ?? '', 'http://store');
    const [, bucket = '', ...rest] = url.pathname.split('/');
    const asked = { request, response, url, key: decodeURIComponent(rest.join('/')) };
    const question = questionOf(asked);
    if (!question) return refuse(asked, 405, 'MethodNotAllowed');
    this.asked.push(question);
    const code = refusalOf(request, url, this.#signer);
    if (code) return refuse(asked, STATUS_OF[code] ?? 403, code);
    if (skewMs(request, Date.now() + this.clockSkewMs) > CLOCK_LIMIT_MS) return this.#refuseClock(asked);
    if (bucket !== BUCKET) return refuse(asked, 404, 'NoSuchBucket');
    const index = this.#faults.findIndex((one) => one.question === question);
    const fault = index < 0 ? undefined : this.#faults.splice(index, 1)[0]?.fault;
    if (fault === 'silent') return;
    if (fault && 'status' in fault) return refuse(asked, fault.status, fault.code);
    if (question === 'PutObject') return this.#put(asked, fault?.cutAfter);
    if (question === 'GetObject') return this.#get(asked, fault?.cutAfter);
    if (fault) return void request.socket.destroy();
    if (question === 'ListObjectsV2') return this.#list(asked);
    this.objects.delete(asked.key);
    response.writeHead(204).end();
  }

  #refuseClock(asked: Asked): void {
    asked.response.sendDate = false;
    asked.response.setHeader('date', new Date(Date.now() + this.clockSkewMs).toUTCString());
    asked.response.writeHead(403, { 'content-type': 'application/xml' });
    asked.response.end(xml('<Error><Code>RequestTimeTooSkewed</Code><Message>Set your clock.</Message></Error>'));
  }

  async #put(asked: Asked, cutAfter?: number): Promise<void> {
    const { request, response, key } = asked;
    const length = request.headers['content-length'];
    if (length === undefined) return refuse(asked, 411, 'MissingContentLength');
    const pieces: Buffer[] = [];
    let size = 0;
    try {
      for await (const piece of request as AsyncIterable<Buffer>) {
        size += piece.length;
        if (cutAfter !== undefined && size > cutAfter) return void request.socket.destroy();
        pieces.push(piece);
      }
    } catch {
      return; // The line was cut: what came is no object.
    }
    const bytes = Buffer.concat(pieces);
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (request.headers['x-amz-content-sha256'] !== hash) return refuse(asked, 400, 'XAmzContentSHA256Mismatch');
    this.objects.set(key, { bytes, type: request.headers['content-type'] ?? '' });
    response.writeHead(200, { etag: etagOf(bytes) }).end();
  }

  #get(asked: Asked, cutAfter?: number): void {
    const { request, response, key } = asked;
    const kept = this.objects.get(key);
    if (!kept) return refuse(asked, 404, 'NoSuchKey');
    const etag = etagOf(kept.bytes);
    const wanted = request.headers['if-match'];
    if (wanted !== undefined && wanted !== etag) return refuse(asked, 412, 'PreconditionFailed');
    const size = kept.bytes.length;
    const [, text] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
    const from = Number(text ?? 0);
    if (text !== undefined && from >= size) return refuse(asked, 416, 'InvalidRange');
    const range = text === undefined ? {} : { 'content-range': `bytes ${from}-${size - 1}/${size}` };
    response.writeHead(text === undefined ? 200 : 206, {
      ...{ etag, 'content-type': kept.type, 'content-length': size - from, ...range },
    });
    if (cutAfter === undefined) return void response.end(kept.bytes.subarray(from));
    response.write(kept.bytes.subarray(from, from + cutAfter), () => request.socket.destroy());
  }

  #list({ response, url }: Asked): void {
    const { searchParams } = url;
    const prefix = searchParams.get('prefix') ?? '';
    const token = searchParams.get('continuation-token');
    const after = token === null ? '' : Buffer.from(token.slice(2, -2), 'base64').toString();
    const most = Math.min(Number(searchParams.get('max-keys') ?? this.pageSize), this.pageSize);
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, most);
    const isMore = keys.length > page.length;
    // A token holds what must be encoded in an address.
    const next = isMore ? `+/${Buffer.from(page.at(-1) ?? '').toString('base64')}&=`.replace('&', '&amp;') : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('');
    const more = `<IsTruncated>${isMore}</IsTruncated>${isMore ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}`;
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      xml(
        `<ListBucketResult><Name>${BUCKET}</Name><KeyCount>${page.length}</KeyCount>${more}${contents}</ListBucketResult>`,
      ),
    );
  }
}
