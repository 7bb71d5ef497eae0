import { plant, selectMutants } from './mutant.ts';
import type { Mutant } from './mutant.ts';

const MUTANT: Mutant = {
  name: 'a-door-left-open',
  danger: 'Anybody comes in.',
  file: 'libs/a.ts',
  find: 'isOpen = false',
  replace: "isOpen = '$&'",
  noticedBy: ['libs/a.test.ts'],
};

describe('a mutant', () => {
  it('is planted in its one place, as it is written', () => {
    expect(plant(MUTANT, 'const isOpen = false;')).toBe("const isOpen = '$&';");
  });

  it.each([
    ['0 times', 'const isShut = true;'],
    ['2 times', 'isOpen = false; isOpen = false;'],
  ])('is refused where its text stands %s', (times, source) => {
    expect(() => plant(MUTANT, source)).toThrow(`"a-door-left-open": its text stands ${times} in libs/a.ts`);
  });

  it('is chosen by name, all without names, and a name that is none is told', () => {
    const others = ['b', 'c'].map((name) => ({ ...MUTANT, name }));
    const names = (wanted?: string) => selectMutants([MUTANT, ...others], wanted).map(({ name }) => name);
    expect(names()).toHaveLength(3);
    expect(names('')).toHaveLength(3);
    expect(names('c,a-door-left-open')).toEqual(['a-door-left-open', 'c']);
    expect(() => names('d')).toThrow('there is no mutant "d"');
  });
});
