import { givenLine } from '@peyk/shared-testing-node';
import { sendLife } from './testing/life';

const { db, givenSender } = sendLife();
type Customer = Awaited<ReturnType<typeof givenSender>>;

/** A customer of two lines, of which the first is the default one. */
async function givenTwoLines() {
  const customer = await givenSender({ isDefault: true });
  const { number } = await givenLine(db(), { accountId: customer.accountId, isDefault: false });
  return { customer, second: number };
}
const linesOf = async ({ call }: Customer) => (await call('/number/numbers')).data.items;
const defaultsOf = async (customer: Customer) =>
  (await linesOf(customer)).filter(({ is_default }: { is_default: boolean }) => is_default);
const set = ({ call }: Customer, body: object) => call('/numbers/defaults/upsert', body);

describe('a line of an account', () => {
  it('has the name that the account gives it, until that is taken away, and nobody else sees it', async () => {
    const { customer } = await givenTwoLines();
    const named = await set(customer, { number: customer.number, alias: ' خط فروش ' });
    expect(named.data).toMatchObject({ number: customer.number, alias: 'خط فروش' });
    expect((await linesOf(customer))[0]).toMatchObject({ alias: 'خط فروش' });
    const sharer = await givenSender();
    const { id } = await db()
      .selectFrom('lines')
      .select('id')
      .where('number', '=', customer.number)
      .executeTakeFirstOrThrow();
    await db().insertInto('account_lines').values({ account_id: sharer.accountId, line_id: id }).execute();
    for (const line of await linesOf(sharer)) expect(line).not.toHaveProperty('alias');
    await set(customer, { number: customer.number, alias: null });
    expect((await linesOf(customer))[0]).not.toHaveProperty('alias');
  });

  it('is the only default one, no matter who is quicker', async () => {
    const { customer, second } = await givenTwoLines();
    expect((await set(customer, { number: `+98${second}`, is_default: true })).data).toMatchObject({
      is_default: true,
    });
    expect(await defaultsOf(customer)).toMatchObject([{ number: second }]);
    const numbers = [customer.number, second];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => set(customer, { number: numbers[i % 2], is_default: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await defaultsOf(customer)).toHaveLength(1);
  });

  it('keeps its name when it becomes the default one', async () => {
    const { customer, second } = await givenTwoLines();
    await set(customer, { number: second, alias: 'تبلیغ' });
    expect((await set(customer, { number: second, is_default: true })).data).toMatchObject({
      alias: 'تبلیغ',
      is_default: true,
    });
  });

  it('is not chosen for anybody while it cannot send', async () => {
    const { customer, second } = await givenTwoLines();
    await db().updateTable('lines').set({ active: false }).where('number', '=', second).execute();
    expect(await set(customer, { number: second, is_default: true })).toMatchObject({ status: 422 });
    expect(await defaultsOf(customer)).toMatchObject([{ number: customer.number }]);
  });

  it('is unknown to another account, and too long a name is none', async () => {
    const [{ customer }, stranger] = [await givenTwoLines(), await givenSender()];
    expect(await set(stranger, { number: customer.number, alias: 'دزدی' })).toMatchObject({ code: '422-23' });
    expect(await set(customer, { number: customer.number, alias: 'ن'.repeat(41) })).toMatchObject({ code: '422-1' });
    expect(await set(customer, { number: customer.number })).toMatchObject({ code: '422-1' });
  });
});
