import { askTogether } from './ask-together';
import type { Db } from './create-database';

/** Only which database it is matters here: nothing is asked of it. */
const [one, another] = [{ name: 'one' }, { name: 'another' }] as unknown as [Db, Db];

/** Doubles numbers, and writes down what was asked together. */
function doubling(mostAtOnce = 10) {
  const asked: { db: Db; questions: readonly number[] }[] = [];
  const ask = async (db: Db, questions: readonly number[]) => {
    asked.push({ db, questions });
    return questions.map((question) => ({ doubled: question * 2 }));
  };
  return { asked, double: askTogether({ ask, keyOf: String, mostAtOnce }) };
}

describe('questions of one turn', () => {
  it('are asked together, and each asker gets its own answer', async () => {
    const { asked, double } = doubling();
    const answers = await Promise.all([3, 1, 2].map((number) => double(one, number)));
    expect(answers.map(({ doubled }) => doubled)).toEqual([6, 2, 4]);
    expect(asked).toEqual([{ db: one, questions: [3, 1, 2] }]);
  });

  it('are asked once when they are the same', async () => {
    const { asked, double } = doubling();
    const answers = await Promise.all([7, 8, 7].map((number) => double(one, number)));
    expect(answers.map(({ doubled }) => doubled)).toEqual([14, 16, 14]);
    expect(asked).toEqual([{ db: one, questions: [7, 8] }]);
  });

  it('are several of one size when there are more than one should hold', async () => {
    const { asked, double } = doubling(4);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((number) => double(one, number)));
    expect(answers.map(({ doubled }) => doubled)).toEqual([2, 4, 6, 8, 10]);
    expect(asked.map(({ questions }) => questions)).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('go each to the database that it is for', async () => {
    const { asked, double } = doubling();
    await Promise.all([double(one, 1), double(another, 1)]);
    expect(asked).toEqual([
      { db: one, questions: [1] },
      { db: another, questions: [1] },
    ]);
  });
});

describe('a question that comes later', () => {
  it('is asked anew, although the same is still under way', async () => {
    const { asked, double } = doubling();
    const early = double(one, 1);
    await new Promise(setImmediate);
    expect(asked).toHaveLength(1);
    await Promise.all([early, double(one, 1)]);
    expect(asked).toHaveLength(2);
  });
});

describe('a statement that fails', () => {
  it('fails for all who went with it, and for nobody after', async () => {
    let isAway = true;
    const find = askTogether<number, number>({
      ask: async (_, questions) => {
        if (isAway) throw new Error('away');
        return questions;
      },
      keyOf: String,
      mostAtOnce: 10,
    });
    const failed = await Promise.allSettled([find(one, 1), find(one, 1), find(one, 2)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    isAway = false;
    expect(await find(one, 1)).toBe(1);
  });

  it('that leaves an answer out fails too, rather than mix answers up', async () => {
    const find = askTogether<number, number>({ ask: async () => [1], keyOf: String, mostAtOnce: 10 });
    await expect(Promise.all([find(one, 1), find(one, 2)])).rejects.toThrow('2 questions had 1 answers.');
  });
});
