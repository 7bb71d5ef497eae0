import { randomBytes } from 'node:crypto';
import { weaknessOf } from './weak-secret';

describe('a secret', () => {
  it.each([
    ['a'.repeat(32), 'repeats itself'],
    ['ab'.repeat(16), 'repeats itself'],
    ['correct horse '.repeat(3), 'repeats itself'],
    ['abcdefghijklmnopqrstuvwxyz012345', 'counts up or down'],
    ['01234567890123456789012345678901', 'repeats itself'],
    ['98765432109876543210zyxwvutsrqponm', 'counts up or down'],
    ['change-me-change-this-secret-key!', 'is made of words'],
    ['your-super-secret-password-default', 'is made of words'],
    ['peyk-production-secret-value-1405', 'is made of words'],
    ['qwertyuiop-password-changeme-123', 'is made of words'],
    ['amxamxmaxmamxaxmxamxaxmamxmaxamx', 'too few different characters'],
  ])('%j is refused: it %s', (secret, why) => {
    expect(weaknessOf(secret)).toContain(why);
  });

  it.each([
    ['base64', (bytes: Buffer) => bytes.toString('base64')],
    ['base64url', (bytes: Buffer) => bytes.toString('base64url')],
    ['hex', (bytes: Buffer) => bytes.toString('hex')],
    ['half in hex', (bytes: Buffer) => bytes.toString('hex').slice(0, 32)],
  ])('made by chance is taken, as %s', (_, spell) => {
    for (let round = 0; round < 2_000; round += 1) expect(weaknessOf(spell(randomBytes(32)))).toBeUndefined();
  });

  it('may have words beside what is random', () => {
    expect(weaknessOf('peyk-secret-x7Qm2LkP0vWc9RtYz4HnB8sDfJ')).toBeUndefined();
  });
});
