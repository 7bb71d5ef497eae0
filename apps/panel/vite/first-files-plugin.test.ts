import { firstFilesPlugin } from './first-files-plugin';

const chunk = (fileName: string, module: string, imports: readonly string[] = []) => ({
  type: 'chunk',
  fileName,
  moduleIds: [module],
  imports,
});
const bundle = Object.fromEntries(
  [
    chunk('index.js', '/x/apps/panel/src/main.tsx', []),
    // In a circle with the start, as groups may be.
    chunk('base.js', '/x/node_modules/react/index.js', ['start.js']),
    chunk('start.js', '/x/apps/panel/src/start-panel.tsx', ['base.js']),
    chunk('forms.js', '/x/node_modules/formik/index.js', ['base.js']),
    chunk('login.js', 'C:\\x\\libs\\auth\\src\\screens\\login\\login-screen.tsx', ['forms.js', 'start.js']),
    chunk('external.js', '/x/libs/auth/src/screens/external-login/external-login-screen.tsx', ['start.js']),
    chunk('shell.js', '/x/apps/panel/src/shell/shell.tsx', ['start.js', 'base.js']),
  ].map((one) => [one.fileName, one]),
);

/** The page as the plugin leaves it. */
function pageOf(html: string, files: object | undefined): string {
  const hook = firstFilesPlugin().transformIndexHtml;
  if (typeof hook !== 'object') throw new Error('The plugin does not change the page.');
  return String(hook.handler.call({} as never, html, { bundle: files } as never));
}
const PAGE = '<script>fetchAll({/* peyk:first-files */})</script>';

it('lists what the first screen needs, each file once, in the order in which they run', () => {
  expect(pageOf(PAGE, bundle)).toBe(
    '<script>fetchAll({"signed-out":["/base.js","/start.js","/forms.js","/login.js"],"signed-in":["/base.js","/start.js","/shell.js"]})</script>',
  );
});

it('leaves the page of the development server as it is written, which runs too', () => {
  expect(pageOf(PAGE, undefined)).toBe(PAGE);
});

it('fails the build when there is nothing to list or no place for it', () => {
  const { 'login.js': _, ...rest } = bundle;
  expect(() => pageOf(PAGE, rest)).toThrow(/login-screen/);
  expect(() => pageOf('<script></script>', bundle)).toThrow(/no place/);
});
