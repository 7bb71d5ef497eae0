import { imported } from './edits.ts';

const file = (...imports: string[]) => [...imports, '', 'export const all = [];', ''].join('\n');
const SQL = "import { sql } from 'kysely';";
const AUTH = "import { authModule } from '@peyk/auth';";
const HOME = "import {\n  homeModule,\n  type HomePorts,\n} from '@peyk/home';";
const WALLET = "import type { Wallet } from '@peyk/wallet';";
const SHELL = "import { shellModule } from './shell/shell-module';";

describe('an import', () => {
  it.each<[string, string, string, string]>([
    ['between those of its kind', 'draftsModule', '@peyk/drafts', file(SQL, AUTH, '+', HOME, WALLET, SHELL)],
    ['behind one over several lines', 'jobsModule', '@peyk/jobs', file(SQL, AUTH, HOME, '+', WALLET, SHELL)],
    ['behind all of its kind', 'zonesModule', '@peyk/zones', file(SQL, AUTH, HOME, WALLET, '+', SHELL)],
    ['behind everything', 'zones', './zones', file(SQL, AUTH, HOME, WALLET, SHELL, '+')],
  ])('comes %s', (_, names, from, expected) => {
    const before = file(SQL, AUTH, HOME, WALLET, SHELL);
    expect(imported(names, from)(before)).toBe(expected.replace('+', `import { ${names} } from '${from}';`));
  });

  it('comes to no file that has none', () => {
    expect(() => imported('a', './a')('export const all = [];\n')).toThrow('found no place for');
  });
});
