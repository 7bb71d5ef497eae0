/** With the real compiler, on a workspace of a few files. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { programsOf, typecheckAll } from './typecheck.ts';

let root: string;
let printed: string;

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

function project(folder: string, settings: object, target: object = {}): void {
  const base = `${'../'.repeat(folder.split('/').length)}tsconfig.base.json`;
  write(`${folder}/project.json`, { name: folder.replaceAll('/', '-'), targets: { typecheck: target } });
  write(`${folder}/tsconfig.json`, { extends: base, include: ['**/*.ts'], ...settings });
  write(`${folder}/right.ts`, 'export const right: number = 1;\n');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'peyk-types-'));
  symlinkSync(join(__dirname, '../../node_modules'), join(root, 'node_modules'));
  const settings = { strict: true, noEmit: true, module: 'esnext', moduleResolution: 'bundler', types: [] };
  write('tsconfig.base.json', { compilerOptions: { ...settings, lib: ['es2023'], skipLibCheck: true } });
  project('libs/one', { compilerOptions: { types: ['node'] } });
  project('libs/two', { compilerOptions: { types: ['node'] } });
  project('libs/plain', {});
  project('tools', { exclude: ['lib'] });
  project('tools/lib', { extends: '../tsconfig.json', exclude: [] });
  write('libs/untyped/project.json', { name: 'libs-untyped', targets: {} });
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

it('judges projects of the same settings together, and nobody by the settings of others', () => {
  expect(programsOf(root).programs.map(({ projects }) => projects)).toEqual([
    ['libs-one', 'libs-two'],
    ['libs-plain', 'tools-lib', 'tools'],
  ]);
});

it('counts the projects, all of them in order', async () => {
  expect(await typecheckAll(root)).toEqual({ passed: 5, failed: 0, broken: [] });
  expect(printed).toBe('');
});

it('names the projects whose files are wrong, the inner one of two, and prints where', async () => {
  write('libs/two/wrong.ts', 'export const wrong: number = "one";\n');
  write('tools/lib/wrong.ts', 'export const wrong: number = "one";\n');
  const { passed, failed, broken } = await typecheckAll(root);
  expect([passed, failed, [...broken].sort()]).toEqual([3, 2, ['libs-two:typecheck', 'tools-lib:typecheck']]);
  expect(printed).toContain('libs/two/wrong.ts(1,14): error TS2322');
});

it('lets a project use no types that only others have asked for', async () => {
  write('libs/one/uses-node.ts', 'export const name = process.title;\n');
  write('libs/plain/uses-node.ts', 'export const name = process.title;\n');
  expect((await typecheckAll(root)).broken).toEqual(['libs-plain:typecheck']);
});

it('fails when the compiler does for another reason', async () => {
  write('tsconfig.base.json', { compilerOptions: { strict: true, noEmit: true, types: [], module: 'nonsense' } });
  const { failed, broken } = await typecheckAll(root);
  expect(failed).toBeGreaterThan(0);
  expect(broken.join()).toContain('libs-one, libs-two');
});
