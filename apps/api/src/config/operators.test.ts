import { readOperators } from './operators';

const URL_OF_FIRST = 'smpp://peyk:word@one.example:2775?window=50';
const other = (query = '') => `smpp://peyk:secret@other.example:2775${query}`;

function read(env: Record<string, string>) {
  const faults: string[] = [];
  return { operators: readOperators(env, faults), faults };
}

describe('the operators of a process', () => {
  it('are none where nothing is said, and the one of SMPP_URL as it is', () => {
    expect(read({})).toEqual({ operators: [], faults: [] });
    expect(read({ SMPP_URL: URL_OF_FIRST })).toEqual({
      operators: [{ name: 'smpp', url: URL_OF_FIRST, numbers: [] }],
      faults: [],
    });
  });

  it('are named, each with an address of its own and the numbers that go there', () => {
    const { operators, faults } = read({
      SMPP_URL: URL_OF_FIRST,
      PEYK_OPERATORS: 'irancell, right_2',
      SMPP_URL_IRANCELL: other('?window=20&numbers=irancell,other'),
      SMPP_URL_RIGHT_2: other('?numbers=rightel'),
    });
    expect(faults).toEqual([]);
    expect(operators).toEqual([
      { name: 'smpp', url: URL_OF_FIRST, numbers: [] },
      { name: 'irancell', url: other('?window=20'), numbers: ['irancell', 'other'] },
      { name: 'right_2', url: other(), numbers: ['rightel'] },
    ]);
  });

  it('may be named all; then the first of them has what no other is named for', () => {
    const { operators, faults } = read({ PEYK_OPERATORS: 'one,two', SMPP_URL_ONE: other(), SMPP_URL_TWO: other() });
    expect([operators.map(({ name }) => name), faults]).toEqual([['one', 'two'], []]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['a name that is none', { PEYK_OPERATORS: 'Two', SMPP_URL_TWO: other() }, '"Two" is no name of an operator'],
    ['the name of SMPP_URL', { PEYK_OPERATORS: 'smpp', SMPP_URL_SMPP: other() }, '"smpp" is that of SMPP_URL'],
    ['one twice', { PEYK_OPERATORS: 'a,a', SMPP_URL_A: other() }, 'names an operator twice'],
    ['no address', { PEYK_OPERATORS: 'a' }, 'SMPP_URL_A is missing'],
    ['a wrong address', { PEYK_OPERATORS: 'a', SMPP_URL_A: 'http://x' }, 'SMPP_URL_A: the SMPP address must begin'],
    [
      'numbers of a network that is none',
      { SMPP_URL: URL_OF_FIRST, PEYK_OPERATORS: 'a', SMPP_URL_A: other('?numbers=vodafone') },
      '"numbers" has "vodafone"; there are mci, irancell, rightel, other',
    ],
    ['numbers of the first', { SMPP_URL: `${URL_OF_FIRST}&numbers=mci` }, 'SMPP_URL: leave "numbers" out'],
  ])('are refused with %s, and no password is shown', (_what, env, fault) => {
    const { faults } = read(env);
    expect(faults[0]).toContain(fault);
    expect(faults.join()).not.toMatch(/secret|word@/);
  });
});
