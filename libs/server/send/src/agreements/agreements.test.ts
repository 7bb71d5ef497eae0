import { assignLine } from '../admin/lines-admin.service';
import { numbers, sendersOnApi } from '../testing/senders';
import { addAgreement, withdrawAgreement } from './agreements.service';

const world = sendersOnApi();
const { clock, db, api, givenSender, send, price } = world;
type Sender = Awaited<ReturnType<typeof givenSender>>;
const NOW = new Date('2026-11-20T08:30:00Z');
const TEXT = { title: 'ضوابط خط تبلیغاتی', body: 'بند یک.\n\nبند دو.' };

const ask = ({ line }: Sender, text = TEXT) => addAgreement(db(), { ...text, number: line.number }, NOW);
const list = async ({ token }: Sender) => (await api().call(token, '/numbers/agreement-list')).data.items;
const accept = ({ token }: Sender, id: bigint) => api().call(token, '/assign-agreement', { agreement_id: String(id) });
const lineOf = async ({ token }: Sender) => (await api().call(token, '/number/numbers')).data.items[0];

describe('a line that asks for an agreement', () => {
  it('is not sent from before all of it is agreed to, though its price may be seen', async () => {
    const sender = await givenSender({ balanceMrial: 10_000_000n });
    const [first, second] = [await ask(sender), await ask(sender, { ...TEXT, title: 'دوم' })];
    const refused = { status: 422, code: '422-253', errors: { from_number: expect.stringContaining('توافق‌نامه') } };
    expect(await price(sender, { recipients: numbers(2) })).toMatchObject({ status: 200 });
    expect(await send(sender)).toMatchObject(refused);
    await accept(sender, first);
    expect(await send(sender)).toMatchObject(refused);
    expect(await lineOf(sender)).toMatchObject({ needs_agreement: true });
    expect(await accept(sender, second)).toMatchObject({ status: 200, data: { accepted_at: NOW.toISOString() } });
    expect(await send(sender)).toMatchObject({ status: 200 });
    expect(await lineOf(sender)).not.toHaveProperty('needs_agreement');
  });

  it('keeps the first time, however often it is agreed to, also at once', async () => {
    const sender = await givenSender();
    const id = await ask(sender);
    const answers = await Promise.all([accept(sender, id), accept(sender, id), accept(sender, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    clock.set('2026-11-21T08:30:00Z');
    await accept(sender, id);
    clock.set(NOW.toISOString());
    expect(await list(sender)).toEqual([
      { id: String(id), number: sender.line.number, ...TEXT, accepted_at: NOW.toISOString() },
    ]);
  });

  it('asks each of its accounts by itself', async () => {
    const [sender, other] = [await givenSender({ balanceMrial: 10_000_000n }), await givenSender()];
    const { number } = sender.line;
    await assignLine(db(), { accountId: other.accountId, number, isDefault: false });
    const id = await ask(sender);
    await accept(other, id);
    expect(await list(sender)).toMatchObject([{ accepted_at: null }]);
    expect(await send(sender)).toMatchObject({ status: 422, code: '422-253' });
  });

  it('is none of another account, exactly as one that was withdrawn and one that never was', async () => {
    const [sender, other] = [await givenSender({ balanceMrial: 10_000_000n }), await givenSender()];
    const id = await ask(sender);
    expect(await list(other)).toEqual([]);
    expect(await accept(other, id)).toMatchObject({ status: 404, code: '404-91' });
    expect(await accept(other, 99_999_999n)).toMatchObject({ status: 404, code: '404-91' });
    await withdrawAgreement(db(), id, NOW);
    expect(await accept(sender, id)).toMatchObject({ status: 404, code: '404-91' });
    expect(await list(sender)).toEqual([]);
    expect(await send(sender)).toMatchObject({ status: 200 });
  });
});

describe('an admin', () => {
  it.each([
    ['no title', { ...TEXT, title: ' ' }],
    ['a title that is too long', { ...TEXT, title: 'ا'.repeat(121) }],
    ['no text', { ...TEXT, body: ' \n' }],
    ['a text that is too long', { ...TEXT, body: 'ا'.repeat(20_001) }],
  ])('is told of %s', async (_, text) => {
    const sender = await givenSender();
    await expect(async () => ask(sender, text)).rejects.toMatchObject({ code: '422-254' });
  });

  it('is told of a line and of an agreement that are not there', async () => {
    await expect(addAgreement(db(), { ...TEXT, number: '999' }, NOW)).rejects.toMatchObject({ code: '404-22' });
    await expect(withdrawAgreement(db(), 99_999_999n, NOW)).rejects.toMatchObject({ code: '404-92' });
  });
});
