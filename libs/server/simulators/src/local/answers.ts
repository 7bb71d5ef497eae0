import type { IncomingMessage, ServerResponse } from 'node:http';

/** The page loads nothing from anywhere else, and nobody may put it into a frame. */
const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

export function answerError(response: ServerResponse, status: number, code: string, message: string): void {
  answerJson(response, status, { error: { code, message } });
}

/** @param formsTo an origin that the page may send a form to, beside its own */
export function answerFile(response: ServerResponse, type: string, bytes: Buffer, formsTo = ''): void {
  const policy = SECURITY_HEADERS['content-security-policy'].replace("form-action 'self'", (own) =>
    `${own} ${formsTo}`.trim(),
  );
  const headers = { ...SECURITY_HEADERS, 'content-security-policy': policy };
  response.writeHead(200, { ...headers, 'content-type': type, 'cache-control': 'no-cache' });
  response.end(bytes);
}

const MAX_BODY_BYTES = 16 * 1024;

/** @throws Error when the body is too long or not JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const buffer = Buffer.from(chunk);
    bytes += buffer.length;
    if (bytes > MAX_BODY_BYTES) throw new Error('the body is too long');
    chunks.push(buffer);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
