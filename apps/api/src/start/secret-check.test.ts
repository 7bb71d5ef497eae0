import { checkSecret, createSeal, writeSecretCheck } from '@peyk/server-seal';
import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';

const [OLD, NEW] = ['the secret of the first start, long enough', 'the secret of a later start, also long enough'];
const AT = new Date('2026-03-21T08:00:00Z');

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test.close());

describe('the secret of a start', () => {
  it('is the right one at the first start, and whenever it is the same', async () => {
    const starts = [1, 2, 3].map(() => checkSecret(test.db, createSeal(OLD), AT));
    expect(await Promise.all(starts)).toEqual([true, true, true]);
    expect(await checkSecret(test.db, createSeal(OLD), AT)).toBe(true);
  });

  it('is refused with a sentence that tells what to do when it is another one', async () => {
    await checkSecret(test.db, createSeal(OLD), AT);
    await expect(checkSecret(test.db, createSeal(NEW), AT)).rejects.toThrow('PEYK_SECRET_PREVIOUS');
  });

  it('is let in beside the former one, and alone once everything is sealed anew', async () => {
    await checkSecret(test.db, createSeal(OLD), AT);
    expect(await checkSecret(test.db, createSeal(NEW, OLD), AT)).toBe(false);
    // A process that has not been started anew, but is ready for the new one.
    expect(await checkSecret(test.db, createSeal(OLD, NEW), AT)).toBe(true);
    await writeSecretCheck(test.db, createSeal(NEW, OLD), AT);
    expect(await checkSecret(test.db, createSeal(NEW), AT)).toBe(true);
    await expect(checkSecret(test.db, createSeal(OLD), AT)).rejects.toThrow('is not the secret');
  });
});
