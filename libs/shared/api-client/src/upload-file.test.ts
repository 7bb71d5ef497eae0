import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TOKEN_KEY } from '@peyk/shared-store';
import { ApiError } from './api-error';
import { onSessionLost } from './session-events';
import { uploadFile } from './upload-file';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization',
};
const ok = { data: { id: 'file-7' }, meta: { status: true, message: '', message_code: '200-1' } };
const refused = (code: string, message: string, errors?: object) => ({
  data: null,
  meta: { status: false, message, message_code: code, errors },
});

let server: Server;
let answer: Answer;
let received: { headers: IncomingMessage['headers']; url?: string; body: string }[];

function json(status: number, body: unknown): Answer {
  return (_request, response) => {
    response.writeHead(status, { ...CORS, 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
}

beforeAll(async () => {
  // The environment puts Node's FormData over the page's own; XMLHttpRequest sends only the page's.
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentWindow as (Window & typeof globalThis) | null;
  if (page !== null) globalThis.FormData = page.FormData;

  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, url: request.url, body: Buffer.concat(chunks).toString() });
      answer(request, response);
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // Where the API stands is the outside world: here it is a real server on a free port.
  const open = XMLHttpRequest.prototype.open;
  jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
    this: XMLHttpRequest,
    method: string,
    address: string | URL,
  ) {
    open.call(this, method, String(address).replace(location.origin, `http://127.0.0.1:${port}`), true);
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  localStorage.clear();
  received = [];
  answer = json(200, ok);
});

const file = (bytes = 10) => new File(['x'.repeat(bytes)], 'شماره‌ها.xlsx');
const idle = () => ({ onProgress: () => undefined, signal: new AbortController().signal });

it('sends the file with the token unprefixed and takes the payload out of the envelope', async () => {
  localStorage.setItem(TOKEN_KEY, 'secret-token');
  await expect(uploadFile('/user/files', file(), idle())).resolves.toEqual({ id: 'file-7' });
  expect(received[0]?.url).toBe('/v1/api/user/files');
  expect(received[0]?.headers.authorization).toBe('secret-token');
  expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(received[0]?.body).toContain('name="file"; filename="شماره‌ها.xlsx"');
});

it('tells how much has gone, up to all of it', async () => {
  const shares: number[] = [];
  await uploadFile('/user/files', file(300_000), { ...idle(), onProgress: (share) => shares.push(share) });
  expect(shares.length).toBeGreaterThan(0);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

it('stops when the signal is aborted and says that it was stopped', async () => {
  const controller = new AbortController();
  answer = () => controller.abort();
  const upload = uploadFile('/user/files', file(), { ...idle(), signal: controller.signal });
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  const late = uploadFile('/user/files', file(), { ...idle(), signal: controller.signal });
  await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  expect(received).toHaveLength(1);
});

it('says of an upload that was cut in the middle what to do', async () => {
  // jsdom tells its console of every broken line.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = (request) => request.socket.destroy();
  const failure = await uploadFile('/user/files', file(), idle()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: undefined, message: expect.stringMatching(/^ارتباط هنگام بارگذاری قطع شد/) });
});

it('takes a response that is not JSON as a failure, whatever its status', async () => {
  answer = (_request, response) => response.writeHead(200, CORS).end('<html>captive portal</html>');
  const failure = await uploadFile('/user/files', file(), idle()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 200, message: expect.stringMatching(/^در ارسال اطلاعات خطایی رخ داد/) });
});

it.each([
  [413, refused('413-1', 'حجم فایل بیش از ۱۰ مگابایت است.'), 'حجم فایل بیش از ۱۰ مگابایت است.', '413-1'],
  [422, refused('422-1', 'نادرست', { file: 'ستون موبایل پیدا نشد.' }), 'ستون موبایل پیدا نشد.', '422-1'],
])('shows the sentence of a %d answer', async (status, body, message, code) => {
  answer = json(status, body);
  await expect(uploadFile('/user/files', file(), idle())).rejects.toMatchObject({ status, message, code });
});

it('has a sentence of its own for a 413 that comes from a server in front of ours', async () => {
  answer = (_request, response) => response.writeHead(413, CORS).end('<html>Request Entity Too Large</html>');
  const upload = uploadFile('/user/files', file(), idle());
  await expect(upload).rejects.toMatchObject({ status: 413, message: expect.stringMatching(/^حجم این فایل/) });
});

it('ends the session on a 401', async () => {
  localStorage.setItem(TOKEN_KEY, 'old');
  const lost = jest.fn();
  const stop = onSessionLost(lost);
  answer = json(401, refused('401-1', 'نشست تمام شد.'));
  await expect(uploadFile('/user/files', file(), idle())).rejects.toThrow('نشست تمام شد.');
  stop();
  expect(lost).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});
