import { createHash } from 'node:crypto';
import { solveChallenge, type Puzzle } from './solve-challenge';

function puzzle(number: number, salt = 'a1b2c3d4e5f60718?expires=1795163400&p=l5&'): Puzzle {
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex');
  return { algorithm: 'SHA-256', challenge, maxnumber: 3_000, salt, signature: 'signed' };
}

const numberOf = async (asked: Puzzle): Promise<unknown> => {
  const { number, ...same } = JSON.parse(atob(await solveChallenge(asked)));
  expect(same).toEqual({ algorithm: 'SHA-256', challenge: asked.challenge, salt: asked.salt, signature: 'signed' });
  return number;
};

it.each([0, 1, 999, 3_000])('finds the number %i that the server thought of', async (number) => {
  expect(await numberOf(puzzle(number))).toBe(number);
});

// The last of them need a second and a third block.
it.each([1, 3, 51, 52, 55, 56, 63, 64, 119, 120, 150])(
  'hashes a salt of %i characters as the server does',
  async (length) => {
    expect(await numberOf(puzzle(7, 'x'.repeat(length)))).toBe(7);
  },
);

it('gives up where there is no answer', async () => {
  await expect(solveChallenge({ ...puzzle(1), maxnumber: 0 })).rejects.toThrow('no answer');
});
