import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDrift } from './generate.ts';

const TYPES = 'libs/shared/contract/src/types';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'peyk-gen-'));
  mkdirSync(join(root, TYPES), { recursive: true });
  for (const name of ['send', 'gone']) writeFileSync(join(root, TYPES, `${name}.gen.ts`), `of ${name}`);
});
afterEach(() => rmSync(root, { recursive: true }));

it('finds what differs, what is missing, and the types of a domain that the contract has no more', async () => {
  const wanted = { send: 'of send', wallet: 'of wallet' };
  const files = new Map(Object.entries(wanted).map(([name, text]) => [`${TYPES}/${name}.gen.ts`, text]));
  expect(await findDrift(root, files)).toEqual([`${TYPES}/wallet.gen.ts`, `${TYPES}/gone.gen.ts`]);
  files.set(`${TYPES}/send.gen.ts`, 'of send, changed');
  expect(await findDrift(root, files)).toContain(`${TYPES}/send.gen.ts`);
});
