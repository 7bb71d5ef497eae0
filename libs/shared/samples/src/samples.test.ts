import { exec, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { itWith } from './testing/it-with';
import { LANGUAGES, languagesOf, sampleOf } from './samples';
import type { Language, SampledOperation } from './samples';

const REFERENCE = join(__dirname, '../../../developers/src/model/reference.gen.json');
const OPERATIONS = JSON.parse(readFileSync(REFERENCE, 'utf8')) as readonly SampledOperation[];

const BASE = 'https://panel.example.ir';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'peyk-samples-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(language: Language, ending: string): string[] {
  return OPERATIONS.filter((operation) => languagesOf(operation).includes(language)).map((operation) => {
    const file = join(folder, `${operation.name}.${ending}`);
    writeFileSync(file, sampleOf(language, operation, BASE));
    return file;
  });
}

it('has an example in each language, with a key that costs nothing in its place', () => {
  for (const operation of OPERATIONS) {
    for (const language of languagesOf(operation)) {
      const text = sampleOf(language, operation, BASE);
      const key = operation.isTestable ? 'peyk_test_…' : 'peyk_live_…';
      expect(text).toContain(language === 'node' ? `PEYK_KEY=${key} node` : `Bearer ${key}`);
      expect(text.includes('Idempotency-Key')).toBe(operation.flags.includes('k') && language !== 'node');
    }
  }
  expect(OPERATIONS.length).toBeGreaterThan(100);
  expect(LANGUAGES).toHaveLength(5);
});

it('is written with the reader’s own test key, never with a live one, nor where a test key is refused', () => {
  const [open, closed] = [true, false].map((is) => OPERATIONS.find(({ isTestable }) => isTestable === is)!);
  expect(sampleOf('curl', open!, BASE, ' peyk_test_abc ')).toContain('Bearer peyk_test_abc');
  expect(sampleOf('node', open!, BASE, 'peyk_test_abc')).toContain('PEYK_KEY=peyk_test_abc node');
  expect(sampleOf('curl', open!, BASE, 'peyk_live_abc')).toContain('Bearer peyk_test_…');
  expect(sampleOf('curl', closed!, BASE, 'peyk_test_abc')).toContain('Bearer peyk_live_…');
  expect(sampleOf('curl', open!, BASE, "peyk_test_'; rm x")).toContain('Bearer peyk_test_…');
});

describe('the examples are written as their language is', () => {
  it('in a shell', () => {
    const files = written('curl', 'sh');
    execFileSync('sh', ['-c', 'for file; do sh -n "$file" || exit 1; done', 'sh', ...files]);
  });
  it('in JavaScript', () => {
    const parse = `const{SourceTextModule:M}=require('vm');for(const f of process.argv.slice(1))new M(require('fs').readFileSync(f,'utf8'))`;
    execFileSync(process.execPath, ['--experimental-vm-modules', '-e', parse, ...written('node', 'mjs')], {
      stdio: 'pipe',
    });
  });
  itWith('python3', '--version', 'in Python', async () => {
    const parse = 'import ast,sys\nfor f in sys.argv[1:]: ast.parse(open(f,encoding="utf8").read(),f)';
    execFileSync('python3', ['-c', parse, ...written('python', 'py')], { stdio: 'pipe' });
  });
  itWith('php', '--version', 'in PHP', async () => {
    for (const file of written('php', 'php')) execFileSync('php', ['-l', file], { stdio: 'pipe' });
  });
  itWith('gofmt', '-h', 'in Go', async () => {
    execFileSync('gofmt', ['-l', ...written('go', 'go')], { stdio: 'pipe' });
  });
});

itWith('curl', '--version', 'sends with curl what the contract asks for', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${body === '' ? '' : JSON.stringify(JSON.parse(body))}`);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const names = ['otp.send', 'credit.get', 'sends.create', 'sends.links'];
  const chosen = names.map((name) => OPERATIONS.find((operation) => operation.name === name)!);
  for (const operation of chosen) await promisify(exec)(sampleOf('curl', operation, base));
  server.close();
  expect(seen.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    ...['POST /v1/api/otp/send', 'GET /v1/api/credit', 'POST /v1/api/send'],
    expect.stringMatching(/^GET \/v1\/api\/panel\/link_tracker\?send_id=\d+$/),
  ]);
  expect(seen[2]).toContain(JSON.stringify(chosen[2]!.input));
});
