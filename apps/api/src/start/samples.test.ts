import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OPERATIONS } from '@peyk/shared-contract';
import type { OperationId } from '@peyk/shared-contract';
import { sampleOf } from '@peyk/shared-samples';
import type { Language, SampledOperation } from '@peyk/shared-samples';
import { startWorld } from '../testing/access-world';
import type { World } from '../testing/access-world';
import { givenKey } from '../testing/given-key';
import { GOOD_CALLS } from '../testing/good-calls';
import { describeWith } from '../testing/with-program';

/** What the page of documents has people copy, put their key into and run: it runs, with curl and Node, against the real API. */
const ROOT = join(__dirname, '../../../..');
const SDK = join(ROOT, 'dist/libs/sdk');
const REFERENCE = join(ROOT, 'libs/developers/src/model/reference.gen.json');
const SAMPLED = JSON.parse(readFileSync(REFERENCE, 'utf8')) as readonly SampledOperation[];

const run = promisify(execFile);
const idOf = ({ method, path }: SampledOperation) =>
  (Object.keys(OPERATIONS) as OperationId[]).find((id) => {
    const operation = OPERATIONS[id];
    return operation.path === path && operation.method === method.toLowerCase();
  })!;

let world: World & { close(): Promise<void> };
let folder: string;
beforeAll(async () => {
  if (!existsSync(SDK)) throw new Error('The SDK is not built: run "npx nx build sdk".');
  world = await startWorld();
  await world.server.listen({ port: 0, host: '127.0.0.1' });
  folder = mkdtempSync(join(tmpdir(), 'peyk-samples-'));
  // As npm would put it there.
  mkdirSync(join(folder, 'node_modules/@peyk'), { recursive: true });
  symlinkSync(SDK, join(folder, 'node_modules/@peyk/sdk'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await world?.close();
});

/** The example with what a reader puts in the place of what it was written with: a key, names and ids of their own. */
async function copied(language: Language, operation: SampledOperation, mode: 'live' | 'test') {
  await world.later();
  const { body, query, headers, file } = await GOOD_CALLS[idOf(operation)](world, world.ours);
  if (file !== undefined) writeFileSync(join(folder, 'numbers.txt'), file);
  const { port } = world.server.server.address() as AddressInfo;
  const key = (await givenKey(world, world.ours, null, { mode })).replace('Bearer ', '');
  const given = { ...operation, input: { ...query, ...body } };
  const text = sampleOf(language, given, `http://127.0.0.1:${port}`)
    .replaceAll(/peyk_(live|test)_…/g, key)
    .replaceAll('order-1405-sms', headers?.['idempotency-key'] ?? '');
  return { text, key };
}

async function withCurl(operation: SampledOperation, mode: 'live' | 'test' = 'live') {
  const { text } = await copied('curl', operation, mode);
  const command = text.replace(/^curl /, `curl -sS -w '\\n%{http_code}' `);
  const { stdout } = await run('sh', ['-c', command], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  const end = stdout.lastIndexOf('\n');
  return { answer: stdout.slice(0, end), status: stdout.slice(end + 1) };
}

/** What most programs begin with, and one of each kind: a list, what is in the address, an upload, a file that is answered. */
const WITH_NODE = [
  ...[
    'credit.get',
    'lines.list',
    'lines.tariff',
    'sends.create',
    'sends.price',
    'patterns.send',
    'otp.send',
    'otp.verify',
  ],
  ...[
    'messages.status',
    'inbox.list',
    'contacts.add',
    'contacts.list',
    'sends.get',
    'uploads.create',
    'files.download',
  ],
] as const;
const named = (name: string) => SAMPLED.find((operation) => operation.name === name)!;

describeWith('curl', 'with curl', () => {
  it.each(SAMPLED.map((operation) => [operation.name, operation] as const))('%s', async (_name, operation) => {
    expect(await withCurl(operation)).toMatchObject({ status: '200' });
  });

  it.each(['sends.create', 'patterns.send', 'otp.send', 'credit.get'])('%s, with a test key', async (name) => {
    const { answer, status } = await withCurl(named(name), 'test');
    expect(status).toBe('200');
    expect(answer.includes('"test":true')).toBe(name !== 'credit.get');
  });
});

it.each(WITH_NODE.map((name) => [name]))('with Node and the SDK: %s', async (name) => {
  const { text, key } = await copied('node', named(name), 'live');
  writeFileSync(join(folder, 'example.mjs'), text);
  const env = { PATH: process.env['PATH'], PEYK_KEY: key };
  const { stdout } = await run(process.execPath, ['example.mjs'], { cwd: folder, env });
  expect(stdout.trim()).not.toBe('');
});
