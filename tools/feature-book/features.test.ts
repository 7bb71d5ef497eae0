import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('a feature library shows its stories exactly as the Storybook of all of them does', () => {
  const folders = globSync('libs/{*,desk/*}/.storybook', { cwd: ROOT });
  expect(folders.length).toBeGreaterThan(0);
  for (const folder of folders) {
    expect([folder, read(`${folder}/preview.tsx`)]).toEqual([
      folder,
      read('tools/feature-book/.storybook/preview.tsx'),
    ]);
    expect([folder, read(`${folder}/main.ts`)]).toEqual([
      folder,
      [
        `import { storybookMain } from '${relative(join(ROOT, folder), ROOT)}/tools/storybook/main.ts';\n`,
        'export default storybookMain(import.meta.dirname);\n',
      ].join('\n'),
    ]);
  }
});
