import { workspaceOf } from '../workspace.ts';
import { deadFiles } from './dead-files.ts';

const base = {
  'tsconfig.base.json': JSON.stringify({ compilerOptions: { paths: { '@peyk/a': ['./libs/a/src/index.ts'] } } }),
  'libs/a/src/index.ts': "export { one } from './one';",
  'libs/a/src/one.ts': "import './two';",
  'libs/a/src/two.ts': '',
};
const dead = (more: Record<string, string>) => deadFiles.run(workspaceOf({ ...base, ...more })).map(({ file }) => file);

describe('the search for dead files', () => {
  it('follows imports from what a library offers', () => {
    expect(dead({})).toEqual([]);
    expect(dead({ 'libs/a/src/three.ts': '' })).toEqual(['libs/a/src/three.ts']);
  });

  it('calls a file dead that only its own test imports', () => {
    const test = { 'libs/a/src/three.test.ts': "import './three';", 'libs/a/src/three.ts': '' };
    expect(dead(test)).toEqual(['libs/a/src/three.ts']);
  });

  it('lets tests have helpers', () => {
    expect(dead({ 'libs/a/src/one.test.ts': "import './helper';", 'libs/a/src/helper.ts': '' })).toEqual([]);
  });

  it('knows programs that are started by their file name', () => {
    const one = {
      'libs/a/src/one.ts': "spawn(join(__dirname, 'watch.mjs')); import './two';",
      'libs/a/src/watch.mjs': '',
    };
    expect(dead(one)).toEqual([]);
  });

  it('follows lazy imports, aliases, pages and configuration', () => {
    const files = {
      'apps/b/index.html': '<script src="/src/main.tsx"></script>',
      'apps/b/src/main.tsx': "import '@peyk/a'; const screen = () => import('./screen');",
      'apps/b/src/screen.tsx': '',
      'apps/b/vite.config.mts': "build({ input: 'src/admin.ts' }); import '../../tools/vite/plugin.ts';",
      'apps/b/src/admin.ts': '',
      'tools/vite/plugin.ts': '',
    };
    expect(dead(files)).toEqual([]);
  });
});
