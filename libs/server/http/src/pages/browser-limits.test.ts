import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { listOperations, contract } from '../contract/contract';
import { buildTestServer } from '../testing/test-server';

const folder = mkdtempSync(join(tmpdir(), 'peyk-panel-'));
const state = {} as { database: TestDatabase; server: FastifyInstance };

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<script nonce="__CSP_NONCE__"></script>');
  writeFileSync(join(folder, 'main.js'), '1');
  state.database = await createTestDatabase();
  state.server = await buildTestServer({ db: state.database.db, panelFolder: folder });
});
afterAll(async () => {
  await state.server.close();
  await state.database.close();
  rmSync(folder, { recursive: true });
});

const FOREIGN = 'https://evil.example';
const PAGES = ['/', '/login', '/docs'];
const DATA = ['/v1/api/openapi.json', '/v1/api/login_setting', '/docs/ui/swagger-ui.css', '/docs/start.js', '/main.js'];
const OTHERS = ['/healthz', '/readyz', '/metrics', '/nothing', '/v1/api/nothing', '/v1/api/credit'];
const ALL = [...PAGES, ...DATA, ...OTHERS];

const get = (url: string) =>
  state.server.inject({ url, headers: { origin: FOREIGN, accept: PAGES.includes(url) ? 'text/html' : '*/*' } });
const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']).split('; ');

/** Whatever would let a page of another origin read an answer or send what it may not. */
function sharing(headers: Record<string, unknown>): string[] {
  return Object.keys(headers).filter((name) => name.startsWith('access-control-') || name.startsWith('timing-allow'));
}

describe('what a browser is told', () => {
  it.each(ALL)('by %s: no page shows it in a frame', async (url) => {
    const { headers } = await get(url);
    expect(await policyOf(url)).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it.each(ALL)('by %s: no page of another origin reads it', async (url) => {
    const { headers } = await get(url);
    expect(sharing(headers)).toEqual([]);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each(PAGES)('by %s: scripts, frames and forms are ours', async (url) => {
    const policy = await policyOf(url);
    const sources = policy.flatMap((directive) => directive.split(' ').slice(1));
    expect(sources.filter((source) => /\*|^https?:|^\/\//.test(source))).toEqual([]);
    const scripts = policy.find((directive) => directive.startsWith('script-src ')) ?? '';
    expect(scripts).toMatch(/^script-src 'self'/);
    expect(scripts).not.toMatch(/unsafe|data:|blob:/);
    expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "form-action 'self'"]));
  });

  it('by every operation that is asked whether another origin may: no', async () => {
    for (const { method, path } of listOperations(contract)) {
      const asked = { origin: FOREIGN, 'access-control-request-method': method };
      const { statusCode, headers } = await state.server.inject({ method: 'OPTIONS', url: path, headers: asked });
      expect([path, statusCode, sharing(headers)]).toEqual([path, 405, []]);
    }
  });
});
