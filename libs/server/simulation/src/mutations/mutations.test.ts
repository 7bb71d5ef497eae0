import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUTATIONS } from './mutations';
import { plant } from './plant';

const ROOT = join(__dirname, '../../../../..');

describe('a planted fault', () => {
  it.each(MUTATIONS.map((mutation) => [mutation.name, mutation] as const))('finds its place: %s', (_, mutation) => {
    const source = readFileSync(join(ROOT, mutation.file), 'utf8');
    expect(plant(mutation, source)).not.toBe(source);
  });

  it('is refused when the source has moved on', () => {
    const [first] = MUTATIONS;
    expect(() => first && plant(first, 'something else')).toThrow('0 times');
  });
});
