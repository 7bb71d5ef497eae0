import { bloatBetween } from './tables';

const table = (name: string, live: number, dead: number, mb: number) => ({ name, live, dead, bytes: mb * 2 ** 20 });

it('bloat is what a table of few rows gains, and rows that are dead and stay', () => {
  const before = [table('wallets', 2, 0, 1), table('recipients_0', 50_000, 0, 30)];
  const after = [
    table('wallets', 2, 900, 9),
    table('recipients_0', 900_000, 10, 400),
    table('parts_0', 20_000, 60_000, 90),
  ];
  expect(bloatBetween(before, after)).toEqual({
    dead: [{ name: 'parts_0', share: 0.75 }],
    smallGrewMb: 8,
    grewMost: [{ name: 'wallets', mb: 8 }],
  });
});
