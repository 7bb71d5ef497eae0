import { runTransaction } from '@peyk/server-database';
import { domainApi } from '@peyk/server-testing';
import { givenAccount, givenLine, givenTariff } from '@peyk/shared-testing-node';
import { patternsModule } from '../patterns.module';
import { sendByPattern } from '../send-by-pattern.service';
import { seedSystemic } from './seed-systemic';
import { addSystemic, removeSystemic } from './systemic.service';

const api = domainApi(patternsModule());
const CODE = { name: 'code', type: 'code', maxLength: 6 } as const;
const OTP = {
  kind: 'otp',
  title: 'کد ورود',
  description: null,
  text: '{{company}}: {{code}} کد شماست.',
  variables: [CODE],
} as const;

beforeAll(() => givenTariff(api.db()));

const list = async (token: string, filters: object = {}) =>
  (await api.call('/patterns/systemic', { token, body: { filters } })).data.items;
async function givenSender(name: string) {
  const account = await givenAccount(api.db(), { name });
  const line = await givenLine(api.db(), { accountId: account.accountId });
  return { ...account, line, token: await api.signIn(account) };
}
type Sender = Awaited<ReturnType<typeof givenSender>>;
const send = ({ accountId, userId, line }: Sender, code: string, values: Record<string, string>) =>
  runTransaction(api.db(), (tx) =>
    sendByPattern(tx, api.clock.now(), {
      ...{
        accountId,
        userId,
        code,
        values,
        fromNumber: line.number,
        userIp: null,
        charity: false,
        limits: null,
        quoteId: null,
      },
      choice: { kind: 'numbers', numbers: ['989241110001'] },
      plan: { sendTime: null, ratePerSecond: null, validityMinutes: null, isTest: false, resentFrom: null },
    }),
  );

describe('a pattern of the installation', () => {
  it('is read by every account with its own name in it', async () => {
    await addSystemic(api.context(), OTP);
    const [one, other] = [await givenSender('فروشگاه آبان'), await givenSender('کافه {{مهر}} $&')];
    expect((await list(one.token)).at(-1)).toMatchObject({ text: 'فروشگاه آبان: {{code}} کد شماست.', type: 'otp' });
    const { id } = (await list(other.token)).at(-1);
    const { data } = await api.call(`/patterns/systemic/details?id=${id}`, { token: other.token });
    // A name is no variable, and no pattern.
    expect(data).toMatchObject({
      text: 'کافه مهر $&: {{code}} کد شماست.',
      variables: [{ name: 'code', max_length: 6 }],
    });
  });

  it('is looked for by title and kind, and is not there once it was taken back', async () => {
    const code = await addSystemic(api.context(), { ...OTP, title: 'سفارش پاییزی', kind: 'transactional' });
    const { token } = await givenSender('آبان');
    expect(
      (await list(token, { title: 'پاييزي', type: 'transactional' })).map((one: { code: string }) => one.code),
    ).toEqual([code]);
    expect(await list(token, { title: 'پاییزی', type: 'otp' })).toEqual([]);
    await removeSystemic(api.db(), code);
    expect(await list(token, { title: 'پاییزی' })).toEqual([]);
    expect((await api.call('/patterns/systemic/details?id=999999', { token })).meta.message_code).toBe('404-460');
  });

  it('is sent by its code with the name of the account, which nobody chooses', async () => {
    const code = await addSystemic(api.context(), OTP);
    const sender = await givenSender('فروشگاه آبان');
    const refused = send(sender, code, { code: '1405', company: 'بانک ملی' });
    await expect(refused).rejects.toMatchObject({ errors: { 'params.company': expect.any(String) } });
    await send(sender, code, { code: '1405' });
    const sent = api.db().selectFrom('sends').select(['text', 'type']).where('account_id', '=', sender.accountId);
    expect(await sent.execute()).toEqual([{ text: 'فروشگاه آبان: 1405 کد شماست.', type: 'pattern_otp' }]);
  });

  it.each([
    ['without the name of the account', { text: 'کد {{code}}' }],
    ['with a variable that is not described', { text: '{{company}}: {{code}} {{name}}' }],
    ['with braces that are no pair', { text: '{{company}}: {{code' }],
  ])('is refused %s', async (_what, change) => {
    const given = { ...OTP, ...change };
    await expect(addSystemic(api.context(), given)).rejects.toMatchObject({ status: 422 });
  });

  it('is there for the demo, once', async () => {
    const { token } = await givenSender('آبان');
    for (const { code } of await list(token)) await removeSystemic(api.db(), code);
    await seedSystemic(api.context());
    await seedSystemic(api.context());
    expect(await list(token)).toHaveLength(4);
  });
});
