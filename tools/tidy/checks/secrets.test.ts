import { workspaceOf } from '../workspace.ts';
import { secrets } from './secrets.ts';

/** Put together here, so that this file does not look like one. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

describe('the search for secrets', () => {
  it.each([
    '-----BEGIN RSA PRIVATE' + ' KEY-----',
    'gh' + `p_${LETTERS}`,
    'AK' + 'IAABCDEFGHIJKLMNOP',
    '_auth' + 'Token=x',
    'postgres://peyk:' + 'correct-horse-battery@db.example/peyk',
  ])('finds %s', (text) => {
    expect(secrets.run(workspaceOf({ 'apps/a.ts': text }))).toHaveLength(1);
  });

  it.each([
    'postgres://user:password@host/peyk',
    'smpp://peyk:peyk@127.0.0.1:2775',
    '`smpp://${user}:${passwordOfOperator}@x`',
  ])('leaves %s alone', (text) => {
    expect(secrets.run(workspaceOf({ 'docs/a.md': text }))).toEqual([]);
  });
});
