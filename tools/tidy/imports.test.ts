import { importsOf, readAliases } from './imports.ts';
import { workspaceOf } from './workspace.ts';

it('knows libraries by the pattern of their name, the longest first', () => {
  const paths = { '@x/*': ['./libs/*/src/index.ts'], '@x/server-*': ['./libs/server/*/src/index.ts'] };
  const workspace = workspaceOf({
    'tsconfig.base.json': JSON.stringify({ compilerOptions: { paths } }),
    'apps/one/src/main.ts': "import '@x/b'; import '@x/server-c'; import '@y/d';",
    'libs/b/src/index.ts': '',
    'libs/server/c/src/index.ts': '',
  });
  const main = {
    path: 'apps/one/src/main.ts',
    text: workspace.files.find(({ path }) => path.startsWith('apps'))?.text,
  };
  expect(importsOf(workspace, readAliases(workspace), { path: main.path, text: main.text ?? '' })).toEqual([
    'libs/b/src/index.ts',
    'libs/server/c/src/index.ts',
  ]);
});
