import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { buildTestServer } from '../testing/test-server';

const SCRIPT = 'console.log("panel");'.repeat(50);
const outside = mkdtempSync(join(tmpdir(), 'peyk-installation-'));
const folder = join(outside, 'panel');
const state = { logLines: [] as string[] } as { database: TestDatabase; server: FastifyInstance; logLines: string[] };

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'settings.json'), '{"secret":1}');
  writeFileSync(
    join(folder, 'index.html'),
    '<head><meta nonce="__CSP_NONCE__"></head><script nonce="__CSP_NONCE__"></script>',
  );
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'assets', '.notes'), '{}');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'sw.js'), SCRIPT);
  writeFileSync(join(folder, 'sw.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  state.database = await createTestDatabase();
  state.server = await buildTestServer({ db: state.database.db, panelFolder: folder, logLines: state.logLines });
});

afterAll(async () => {
  await state.server.close();
  await state.database.close();
  rmSync(outside, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => state.server.inject({ url, headers });

describe('the panel', () => {
  it('is one page at every address that a browser asks for', async () => {
    for (const url of ['/', '/index.html', '/reports/17', '/login?x=1']) {
      const answer = await get(url, { accept: 'text/html,*/*' });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(answer.body).not.toContain('__CSP_NONCE__');
    }
  });

  it('has a nonce of its own in every answer, and no script or style without it', async () => {
    const [one, two] = [await get('/'), await get('/')];
    const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1];
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).not.toContain('unsafe');
    for (const rule of [
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types peyk-worker peyk-file-check',
      "worker-src 'self'",
    ])
      expect(policy.split('; ')).toContain(rule);
    expect(two.body).not.toContain(String(nonce));
  });

  it('says nothing of where the server is when it is where the page is from', async () => {
    const { body, headers } = await get('/');
    expect(body).not.toContain('peyk-');
    expect(String(headers['content-security-policy']).split('; ')).toContain("connect-src 'self'");
  });

  it('is told where the API and the socket are, and may call them', async () => {
    const panelAddresses = { api: 'https://api.example', live: 'wss://live.example' };
    const server = await buildTestServer({ db: state.database.db, panelFolder: folder, panelAddresses });
    const { body, headers } = await server.inject({ url: '/reports', headers: { accept: 'text/html' } });
    await server.close();
    expect(body).toContain(
      '<meta name="peyk-api" content="https://api.example"><meta name="peyk-live" content="wss://live.example"></head>',
    );
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("connect-src 'self' https://api.example wss://live.example");
    expect(policy).toContain("img-src 'self' data: blob: https://api.example");
  });

  it('is compressed for who can read that', async () => {
    const answer = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toMatch(/^<head><meta nonce="[^_]/);
  });

  it.each([
    ['br', 'br, gzip'],
    ['gzip', 'gzip'],
    [undefined, 'identity'],
  ])('sends hashed files as %s for ever', async (encoding, accepted) => {
    const answer = await get('/assets/main-1a2b.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toContain('/javascript');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('has other files looked at anew each time', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['br', 'identity'])(
    'lets the service worker (%s) fetch from us alone, and never keeps it',
    async (accepted) => {
      const { headers } = await get('/sw.js', { 'accept-encoding': accepted });
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-type']).toContain('/javascript');
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toEqual(
        expect.arrayContaining(["default-src 'none'", "connect-src 'self'", "trusted-types 'none'"]),
      );
    },
  );

  it('has the manifest of an installed panel looked at anew each time', async () => {
    const { headers } = await get('/manifest.webmanifest');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain('application/manifest+json');
  });

  it('does not stand in for a file or an operation that is not there', async () => {
    const browser = { accept: 'text/html' };
    expect((await get('/assets/gone-0000.js', browser)).statusCode).toBe(404);
    expect((await get('/v1/api/gone', browser)).json().meta.message_code).toBe('404-1');
    expect((await get('/gone.png', { accept: 'image/*' })).statusCode).toBe(404);
  });

  it('has no address for a folder, nor for what was made of a file', async () => {
    const files = ['main-1a2b.js.br', 'main-1a2b.js.gz', 'main-1a2b%2ejs.br', '.', '%2e', '', '/main-1a2b.js'];
    for (const url of ['/assets', ...files.map((name) => `/assets/${name}`)]) {
      const { statusCode, headers } = await get(url, { accept: 'text/html' });
      expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'application/json; charset=utf-8']);
    }
    expect(state.logLines.filter((line) => line.includes('unexpected error'))).toEqual([]);
  });

  it('does not start with a folder among the hashed files, whose content would have no address', async () => {
    mkdirSync(join(folder, 'assets', 'inner'));
    const starting = buildTestServer({ db: state.database.db, panelFolder: folder });
    await expect(starting).rejects.toThrow('There is a folder "inner"');
    rmSync(join(folder, 'assets', 'inner'), { recursive: true });
  });

  it.each([
    ['range', 'bytes=999999-'],
    ['if-match', '"another"'],
  ])('refuses a %s that a file does not meet, and finds no fault with itself', async (header, value) => {
    for (const url of ['/assets/main-1a2b.js', '/favicon.svg']) {
      const { statusCode, headers } = await get(url, { [header]: value });
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        400,
        'application/json; charset=utf-8',
        'no-store',
      ]);
    }
    expect(state.logLines.filter((line) => line.includes('unexpected error'))).toEqual([]);
  });

  it('answers for a hashed file whose address names the host', async () => {
    const { statusCode } = await get('http://panel.example/assets/main-1a2b.js');
    expect(statusCode).toBe(200);
  });

  it('keeps files with a dot in front to itself', async () => {
    const ways = ['/.vite/manifest.json', '/%2evite/manifest.json', '/assets/../.vite/manifest.json'];
    for (const url of [...ways, '/assets/.notes', '/assets/%2enotes', '/.notes']) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
  });

  it('gives nothing from outside its folder', async () => {
    const ways = [
      '/',
      '/../',
      '/%2e%2e/',
      '/..%2f',
      '/assets/../../',
      '/assets/..%2f..%2f',
      '/..%5c',
      '//',
      '/panel/../',
    ];
    for (const url of [...ways.map((way) => `${way}settings.json`), '/a%00b']) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
  });
});
