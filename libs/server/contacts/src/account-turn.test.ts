import { withTransactionHook } from '@peyk/server-database';
import { inTurn } from './account-turn';
import { contactsDatabase } from './testing/contacts-context';

const { db } = contactsDatabase();

describe('a turn', () => {
  it('waits for the one before it, and not for other accounts', async () => {
    const order: string[] = [];
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const first = inTurn(db(), 1n, async () => {
      begin();
      await ended;
      order.push('first');
    });
    await begun;
    const second = inTurn(db(), 1n, async () => order.push('second'));
    // Begun later, so by their end the second would have ended, too, if it did not wait.
    for (const other of ['other', 'another']) await inTurn(db(), 2n, async () => order.push(other));
    end();
    await Promise.all([first, second]);
    expect(order).toEqual(['other', 'another', 'first', 'second']);
  });

  it('is waited for without a connection, by more calls than there are connections', async () => {
    const many = 20;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const first = inTurn(db(), 4n, () => ended);
    const waiting = Array.from({ length: many }, (_, i) => inTurn(db(), 4n, async () => i));
    try {
      expect(await inTurn(db(), 5n, async () => 'another account')).toBe('another account');
    } finally {
      end();
      await first;
    }
    expect((await Promise.all(waiting)).sort((a, b) => a - b)).toEqual(Array.from({ length: many }, (_, i) => i));
  });

  it('that has to be waited for commits nothing meanwhile, so nothing is written down as done', async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const first = inTurn(db(), 6n, async () => {
      begin();
      await ended;
    });
    await begun;
    const written: string[] = [];
    const state = { isDone: false };
    const hook = {
      beforeCommit: async () => void written.push(state.isDone ? 'done' : 'too early'),
      afterCommit: () => {},
    };
    const second = withTransactionHook(hook, () => inTurn(db(), 6n, async () => void (state.isDone = true)));
    // It asks for its turn more than once meanwhile.
    for (let i = 0; i < 20; i += 1) await inTurn(db(), 7n, async () => i);
    end();
    await Promise.all([first, second]);
    expect(written).toEqual(['done']);
  });

  it('that throws has changed nothing, and the next one begins', async () => {
    const failing = inTurn(db(), 3n, async (tx) => {
      await tx.insertInto('contacts').values({ account_id: 3n, mobile: 241_000_001, created_at: new Date() }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const rows = await inTurn(db(), 3n, (tx) =>
      tx.selectFrom('contacts').select('id').where('account_id', '=', 3n).execute(),
    );
    expect(rows).toEqual([]);
  });
});
