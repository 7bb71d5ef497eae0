import { changeLine } from './admin/lines-admin.service';
import { numbers, sendersOnApi } from './testing/senders';

const world = sendersOnApi();
const { clock, db, givenSender, price, send } = world;
type Sender = Awaited<ReturnType<typeof givenSender>>;
const change = (sender: Sender, terms: Parameters<typeof changeLine>[2]) => changeLine(db(), sender.line.number, terms);

describe('a line that does not carry some texts', () => {
  it('refuses a forbidden word at the text and says which, in the price and in the send', async () => {
    const sender = await givenSender({ balanceMrial: 10_000_000n });
    await change(sender, { forbiddenWords: ['وام فوری', 'شرط‌بندی'] });
    const text = { message: 'سایت شرطبندی ما' };
    const refused = {
      status: 422,
      code: '422-250',
      errors: { message: 'این خط متنی را که «شرط‌بندی» دارد نمی‌فرستد؛ لطفاً آن را بردارید.' },
    };
    expect(await price(sender, text)).toMatchObject(refused);
    expect(await price(sender, { ...text, recipients: numbers(2) })).toMatchObject(refused);
    expect(await send(sender, text)).toMatchObject(refused);
    expect(await world.sendsOf(sender)).toEqual([]);
    expect(await send(sender)).toMatchObject({ status: 200 });
  });

  it('refuses a link of any kind, until links are allowed again', async () => {
    const sender = await givenSender({ balanceMrial: 10_000_000n });
    await change(sender, { linksAllowed: false });
    const text = { message: 'ببینید: t.me/peyk' };
    expect(await price(sender, text)).toMatchObject({ status: 422, code: '422-251', errors: { message: /پیوند/ } });
    expect(await send(sender, text)).toMatchObject({ status: 422, code: '422-251' });
    await change(sender, { linksAllowed: true });
    expect(await send(sender, text)).toMatchObject({ status: 200 });
  });

  it('leaves out the rows whose own text it does not carry, and says why', async () => {
    const sender = await givenSender({ balanceMrial: 10_000_000n });
    await change(sender, { forbiddenWords: ['قمار'], linksAllowed: false });
    const [first, second, third] = numbers(3);
    const messages = [
      { recipients: [first], message: 'سلام' },
      { recipients: [second], message: 'قمار‌ها' },
      { recipients: [third], message: 'example.ir' },
    ];
    const body = { message: undefined, sending_type: 'peer_to_peer', messages };
    const { data } = await price(sender, body);
    expect(data.quote).toMatchObject({ reachable_count: 1, excluded: { no_text: 2 } });
    const { sending_type, ...rest } = body;
    const path = '/send/preview';
    const preview = await world
      .api()
      .call(sender.token, path, { ...rest, sending_type, from_number: sender.line.number });
    expect(preview.data.items.map((item: { fault: string }) => item.fault)).toEqual([
      null,
      'forbidden_word',
      'forbidden_link',
    ]);
  });
});

describe('hours that do not fit', () => {
  it('are told in the price, by the time and the validity that are asked for', async () => {
    const sender = await givenSender();
    clock.set('2026-11-20T08:30:00Z');
    await change(sender, { hours: { from: 8, to: 13 } });
    expect((await price(sender)).data).not.toHaveProperty('hours_conflict');
    const evening = { send_time: '2026-11-20T15:00:00Z' };
    const opens_at = '2026-11-21T04:30:00.000Z';
    expect((await price(sender, evening)).data.hours_conflict).toEqual({ kind: 'waits_until_open', opens_at });
    expect((await price(sender, { ...evening, validity_minutes: 60 })).data.hours_conflict).toEqual({
      kind: 'expires_before_open',
      opens_at,
    });
  });

  it('are told when the line closes before the last one has left', async () => {
    const sender = await givenSender();
    clock.set('2026-11-20T08:30:00Z');
    await change(sender, { hours: { from: 8, to: 13 }, maxPerSecond: 1 });
    const list = (count: number) => ({ recipients: numbers(count) });
    expect((await price(sender, list(3600))).data).not.toHaveProperty('hours_conflict');
    expect((await price(sender, list(3601))).data.hours_conflict).toEqual({
      kind: 'ends_after_close',
      closes_at: '2026-11-20T09:30:00.000Z',
      opens_at: '2026-11-21T04:30:00.000Z',
    });
  });
});
