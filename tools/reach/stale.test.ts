/**
 * No hit of the cache is stale: files that tasks read without importing them are inputs. Each line names one that was forgotten once,
 * or could be; a task whose inputs do not name it would keep its old result.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reading } from './inputs.ts';
import { ROOT, readInputsOf } from './workspace-copy.ts';

const SLOW_MS = 120_000;

let reading: Reading;
beforeAll(() => {
  reading = readInputsOf(ROOT);
}, SLOW_MS);

const tasks = (pattern: RegExp) => [...reading.files.keys()].filter((task) => pattern.test(task));
const missing = (path: string, pattern: RegExp) => tasks(pattern).filter((task) => !reading.files.get(task)?.has(path));

/** Tests of a real browser and of whole processes stand in e2e; those of the processes are Jest's. */
const JEST = /:test$|^api-e2e:e2e$/;

it.each([
  ['eslint.config.mjs', /:lint$/],
  ['tsconfig.base.json', /:/],
  ['package.json', /:/],
  ['nx.json', /:/],
  ['jest.preset.js', JEST],
  ['jest.preset.web.js', JEST],
  ['jest.preset.node.js', JEST],
  ['tools/jest/web-setup.cjs', JEST],
  ['tools/jest/jsdom-with-fetch.cjs', JEST],
  ['tools/storybook/main.ts', /:build-storybook$/],
  ['libs/shared/ui/.storybook/preview.tsx', /^shared-ui:build-storybook$/],
  ['libs/wallet/.storybook/preview.tsx', /^(wallet:build-storybook|feature-book:test)$/],
  ['openapi/paths/wallet.yaml', /^tools-(openapi|generators):test$/],
  ['.prettierrc.json', /^tools-generators:test$/],
  ['.prettierignore', /^tools-generators:test$/],
  ['eslint.config.mjs', /^tools-generators:test$/],
  ['tools/package.json', /^tools-generators:test$/],
  ['libs/reports/src/reports-module.ts', /^tools-generators:test$/],
  ['apps/api/src/modules.ts', /^tools-generators:test$/],
  ['apps/api/src/testing/good-calls.ts', /^tools-generators:test$/],
  ['apps/panel/src/modules.ts', /^tools-generators:test$/],
  ['apps/panel-e2e/journeys.json', /^tools-generators:test$/],
  ['libs/server/testing/src/domain-api.ts', /^tools-generators:test$/],
  ['libs/server/http/src/list-page.ts', /^tools-generators:test$/],
  ['tools/generators/domain/files/openapi/paths/__name__.yaml.template', /^tools-generators:test$/],
  ['tools/tidy/checks/operations.ts', /^tools-generators:test$/],
  ['libs/shared/ui/src/index.ts', /^tools-generators:test$/],
  ['libs/server/database/migrations/0001-accounts-and-sessions.sql', /^(api:build|api:test|server-wallet:test)$/],
  ['libs/server/http/src/contract.gen.json', /^(api:build|server-http:test)$/],
  ['libs/shared/contract/src/types/wallet.gen.ts', /^(shared-contract|wallet|server-wallet|api|panel):typecheck$/],
  ['apps/panel/vite.config.mts', /^panel:build$/],
  ['tools/vite/precompress.ts', /^panel:build$/],
  ['tools/e2e/run.ts', /^panel-e2e:e2e$/],
  ['tools/lib/chromium.ts', /^panel-e2e:e2e$/],
  ['tools/stack/stack.ts', /^(panel-e2e|api-e2e):e2e$/],
  ['tools/stack/kannel/kannel.ts', /^peers-e2e:test$/],
])('%s is an input of what reads it (%s)', (path, pattern) => {
  expect(tasks(pattern)).not.toEqual([]);
  expect([path, missing(path, pattern)]).toEqual([path, []]);
});

it('every file of a project that is in Git, but for prose, is an input of its lint', () => {
  const ignored = /\.md$/;
  for (const { name, root } of reading.projects) {
    const read = reading.files.get(`${name}:lint`);
    const nested = reading.projects.filter((other) => other.root.startsWith(`${root}/`));
    const files = globSync(`${root}/**/*.{ts,tsx,mts,mjs,cjs}`, { cwd: ROOT })
      .filter((file) => !/node_modules|\/dist\//.test(file) && !ignored.test(file))
      .filter((file) => !nested.some((other) => file.startsWith(`${other.root}/`)));
    expect([name, files.filter((file) => !read?.has(file))]).toEqual([name, []]);
  }
});

it('folders of tools that are projects of their own are left out of `tools`, whose inputs they are not', () => {
  const folders = globSync('tools/*/project.json', { cwd: ROOT })
    .map((file) => file.split('/')[1] ?? '')
    .sort();
  const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const linted = read('tools/project.json').targets.lint.options.args as string[];
  expect(read('tools/tsconfig.json').exclude).toEqual(folders);
  expect(linted.map((arg) => arg.replace('--ignore-pattern=', ''))).toEqual(folders);
});
