import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';

const ROOT = join(__dirname, '../../..');
const OUT = join(ROOT, 'dist/libs/sdk');
const MOST_KB = 8;
const read = (file: string) => readFileSync(join(OUT, file), 'utf8');

/** What browsers, Deno, Bun, workers and Node have in common, and nothing of Node alone. */
const WEB = {
  fetch,
  Headers,
  Response,
  Request,
  FormData,
  Blob,
  URLSearchParams,
  AbortController,
  AbortSignal,
  crypto,
};
const MORE_WEB = { TextEncoder, TextDecoder, DOMException, atob, setTimeout, clearTimeout, Uint8Array };

describe('the package', () => {
  it('is two files of code that import nothing', () => {
    expect(readdirSync(OUT).filter((name) => /\.c?js$/.test(name))).toEqual(['index.cjs', 'index.js']);
    for (const file of ['index.js', 'index.cjs']) {
      expect(read(file)).not.toMatch(/\bimport\s*[('"{*]|\brequire\s*\(|\bprocess\.|\bBuffer\b|node:/);
    }
    expect(JSON.parse(read('package.json'))).not.toHaveProperty('dependencies');
  });

  it(`weighs at most ${MOST_KB} KB`, () => {
    expect(brotliCompressSync(read('index.js')).length).toBeLessThanOrEqual(MOST_KB * 1000);
  });

  it('works where there is nothing but the web platform', async () => {
    const exports: Record<string, unknown> = {};
    const seen: string[] = [];
    const fakeFetch = async (url: string) => {
      seen.push(url);
      return new Response('{"data":{"credit":"12"}}');
    };
    const globals = { ...WEB, ...MORE_WEB, exports, module: { exports }, fetch: fakeFetch };
    runInNewContext(read('index.cjs'), globals);
    const answer = runInNewContext(
      `new exports.Peyk({ key: 'k', baseUrl: 'https://panel.example.ir' }).credit.get()`,
      globals,
    );
    expect(await answer).toEqual({ credit: '12' });
    expect(seen).toEqual(['https://panel.example.ir/v1/api/credit']);
  });
});

const CONSUMER = `
import { Peyk, PeykError, verifyWebhook } from '@peyk/sdk';
const peyk = new Peyk({ key: 'k', baseUrl: 'https://panel.example.ir' });
export async function use() {
  const { id, expires_at } = await peyk.otp.send({ mobile: '09241234567', pattern_code: 'ftfzj8dt3k' });
  const said: string = id + expires_at;
  const { verified } = await peyk.otp.verify({ id, code: '12345' });
  const yes: boolean = verified;
  for await (const message of peyk.inbox.list.each()) { const text: string = message.text; void text; }
  const { credit } = await peyk.credit.get();
  void (credit satisfies string);
  // @ts-expect-error The pattern is missing.
  await peyk.otp.send({ mobile: '09241234567' });
  // @ts-expect-error There is no such field.
  await peyk.otp.send({ mobile: '09241234567', pattern_code: 'x', lenght: 5 });
  // @ts-expect-error Only what a key may call is there.
  await peyk.colleagues.list();
  const { data } = await verifyWebhook({ secret: 's', headers: {}, body: '' });
  return { said, yes, data, code: (error: unknown) => error instanceof PeykError && error.code === '429-1' };
}
`;

it.each([
  ['node16', 'use.mts'],
  ['node16', 'use.cts'],
  ['bundler', 'use.ts'],
])('tells types to a program that resolves as %s does: %s', (resolution, file) => {
  const folder = mkdtempSync(join(tmpdir(), 'peyk-sdk-'));
  try {
    mkdirSync(join(folder, 'node_modules/@peyk'), { recursive: true });
    symlinkSync(OUT, join(folder, 'node_modules/@peyk/sdk'));
    writeFileSync(join(folder, file), CONSUMER);
    const module = resolution === 'bundler' ? 'esnext' : resolution;
    const tsc = [join(ROOT, 'node_modules/typescript7/lib/tsc.js'), '--noEmit', '--strict', '--target', 'es2022'];
    const libs = ['--lib', 'es2022,dom', '--types', '', '--module', module, '--moduleResolution', resolution];
    execFileSync(process.execPath, [...tsc, ...libs, file], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(String((error as { stdout?: string }).stdout ?? error), { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
