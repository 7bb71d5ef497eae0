import { PERMISSIONS } from '@peyk/shared-contract';
import { adminRig } from '../testing/admin-rig';
import { COMMANDS } from './commands';
import { help } from './run-admin';

const { admin } = adminRig();

describe('the command line', () => {
  it('explains every command', () => {
    const text = help().join('\n');
    for (const { name } of COMMANDS) expect(text).toContain(`  ${name}: `);
  });

  it('explains one command, or those of one thing, when their help is asked for', () => {
    const create = help(['role', 'create', '--help']);
    expect(create[0]).toBe('  role create: Make a role: what the members of an account who have it may do.');
    expect(create.join('\n')).not.toContain('role update');
    for (const [key, { title }] of Object.entries(PERMISSIONS))
      expect(create.join('\n')).toMatch(new RegExp(`^ +${key} +${title}$`, 'm'));
    expect(help(['help', 'tariff']).filter((line) => /^ {2}tariff \w+: /.test(line))).toHaveLength(2);
    expect(help(['fly', '--help'])).toEqual(help());
  });

  it('says what is wrong with it', async () => {
    expect((await admin('fly')).lines[0]).toBe('There is no command "fly". Try "help".');
    expect((await admin('account block')).lines[0]).toBe(
      'Usage: account block <username> [--reason <reason>] --by <by>',
    );
    expect((await admin('account credit ali')).lines[0]).toMatch(/^--rial is missing/);
    expect((await admin('account block ali --colour red')).lines[0]).toContain("Unknown option '--colour'");
  });
});
