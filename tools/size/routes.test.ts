import type { Manifest } from './manifest.ts';
import { filesOf } from './manifest.ts';
import { packageOf, sizeByPackage } from './packages.ts';
import { measureRoutes } from './routes.ts';

const LOGIN = '../../libs/auth/src/screens/login/login-screen.tsx';
const HOME = '../../libs/home/src/screens/home-screen.tsx';
const REPORT = '../../libs/reports/src/screens/sends/sends-screen.tsx';

const manifest: Manifest = {
  'index.html': { file: 'main.js', isEntry: true, dynamicImports: ['_start-x1.js'] },
  '_start-x1.js': { file: 'start.js', imports: ['_shared'], dynamicImports: [LOGIN, HOME, REPORT] },
  _shared: { file: 'shared.js' },
  _inputs: { file: 'inputs.js', imports: ['_shared'] },
  [LOGIN]: { file: 'login.js', isDynamicEntry: true, imports: ['_inputs'] },
  [HOME]: { file: 'home.js', isDynamicEntry: true, imports: ['_inputs', '_start-x1.js'] },
  [REPORT]: { file: 'report.js', isDynamicEntry: true, imports: ['_shared'] },
};

const SIZES: Record<string, number> = {
  'main.js': 10_000,
  'start.js': 90_000,
  'shared.js': 20_000,
  'inputs.js': 30_000,
  'login.js': 5_000,
  'home.js': 8_000,
  'report.js': 4_000,
};

const sizeOf = (file: string) => SIZES[file] ?? 0;

describe('the weight of routes', () => {
  it('counts every file once, also when imports go round', () => {
    expect([...filesOf(manifest, HOME)].sort()).toEqual(['home.js', 'inputs.js', 'shared.js', 'start.js']);
  });

  it('counts the login page and the first signed-in route in all', () => {
    const [login, first] = measureRoutes(manifest, sizeOf);
    expect(login?.bytes).toBe(155_000);
    expect(first?.bytes).toBe(158_000);
  });

  it('counts for a further route only what it adds', () => {
    const report = measureRoutes(manifest, sizeOf).find((route) => route.name.includes('sends-screen'));
    expect(report).toMatchObject({ bytes: 4_000, budgetKb: 50 });
  });

  it('lets the drawing of a chart be larger than a route', () => {
    const drawing = '../../libs/shared/ui/src/charts/bar-chart-body.tsx';
    const drawn: Manifest = { ...manifest, [drawing]: { file: 'drawing.js', isDynamicEntry: true } };
    const sizes = measureRoutes(drawn, (file) => (file === 'drawing.js' ? 800 : sizeOf(file)));
    expect(sizes.find(({ name }) => name.includes('bar-chart-body'))).toMatchObject({ bytes: 800, budgetKb: 90 });
  });

  it('counts for a dialog what it adds to the page that opens it', () => {
    const dialog = REPORT.replace('sends-screen', 'rate-dialog');
    const opened: Manifest = {
      ...manifest,
      [REPORT]: { file: 'report.js', isDynamicEntry: true, imports: ['_shared', '_inputs'], dynamicImports: [dialog] },
      [dialog]: { file: 'dialog.js', isDynamicEntry: true, imports: ['_inputs', REPORT] },
    };
    const route = measureRoutes(opened, (file) => (file === 'dialog.js' ? 700 : sizeOf(file))).find(({ name }) =>
      name.includes('rate-dialog'),
    );
    expect(route?.bytes).toBe(700);
  });

  it('does not count the page of an external login to the login page', () => {
    const external = LOGIN.replace('login-screen', 'external-login-screen');
    const routes = measureRoutes(
      { ...manifest, [external]: { file: 'external.js', isDynamicEntry: true } },
      () => 1_000,
    );
    expect(routes[0]?.files).not.toContain('external.js');
    expect(routes.map((route) => route.name)).toContain('libs/auth: login/external-login-screen.tsx');
  });

  it('says so when the login screen is not a lazy chunk', () => {
    const { [LOGIN]: _, ...rest } = manifest;
    expect(() => measureRoutes(rest, sizeOf)).toThrow(/mend WHOLE_ROUTES/);
  });

  it('says so when it does not find what the entry loads step by step', () => {
    const { '_start-x1.js': _, ...rest } = manifest;
    expect(() => measureRoutes(rest, sizeOf)).toThrow(/mend WHOLE_ROUTES/);
  });
});

describe('the weight of packages', () => {
  it.each([
    ['/x/node_modules/@mui/material/Button/Button.js', '@mui/material'],
    ['/x/node_modules/react-dom/index.js', 'react-dom'],
    ['/x/node_modules/a/node_modules/b/index.js', 'b'],
    ['/x/libs/shared/ui/src/index.ts', 'libs/shared/ui'],
    ['/x/libs/auth/src/index.ts', 'libs/auth'],
    ['/x/apps/panel/src/main.tsx', 'apps/panel'],
    ['\0rolldown/runtime.js', 'bundler'],
  ])('knows where %s belongs', (id, name) => {
    expect(packageOf(id)).toBe(name);
  });

  it('shares the bytes of a file out so that they sum up', () => {
    const report = { 'a.js': { '/x/node_modules/react/index.js': 300, '/x/libs/auth/src/index.ts': 100 } };
    const sizes = sizeByPackage(report, new Map([['a.js', 1000]]));
    expect(sizes).toEqual(
      new Map([
        ['react', 750],
        ['libs/auth', 250],
      ]),
    );
  });
});
