import { TEXT, sendersOnApi } from './testing/senders';

const { api, clock, freshKey, givenSender, sendsOf } = sendersOnApi();
type Sender = Awaited<ReturnType<typeof givenSender>>;

const PER_MINUTE = 10;

const sendTest = ({ token, line }: Sender, key = freshKey()) =>
  api().call(token, '/send/test', { from_number: line.number, message: TEXT }, { 'idempotency-key': key });

beforeEach(() => clock.advance(60_000));

describe('a test', () => {
  it('is refused the eleventh time in a minute', async () => {
    const sender = await givenSender();
    for (let n = 0; n < PER_MINUTE; n += 1) expect((await sendTest(sender)).status).toBe(200);
    const refused = await sendTest(sender);
    expect([refused.status, refused.code]).toEqual([429, '429-1']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    clock.advance(60_000);
    expect((await sendTest(sender)).status).toBe(200);
  });

  it('whose answer was lost is answered again however often, also when the minute has had its ten', async () => {
    const sender = await givenSender();
    const key = freshKey();
    const first = await sendTest(sender, key);
    const isSame = async () => {
      const again = await sendTest(sender, key);
      expect([again.status, again.data]).toEqual([200, first.data]);
    };
    for (let n = 0; n < PER_MINUTE + 2; n += 1) await isSame();
    for (let n = 1; n < PER_MINUTE; n += 1) expect((await sendTest(sender)).status).toBe(200);
    await isSame();
    expect((await sendTest(sender)).status).toBe(429);
    expect(await sendsOf(sender)).toHaveLength(PER_MINUTE);
  });

  it('that was refused for its rate may be asked for again with its key', async () => {
    const sender = await givenSender();
    for (let n = 0; n < PER_MINUTE; n += 1) await sendTest(sender);
    const key = freshKey();
    expect((await sendTest(sender, key)).status).toBe(429);
    clock.advance(60_000);
    expect((await sendTest(sender, key)).status).toBe(200);
  });

  it('asked for many times at once with one key is one, and counts once', async () => {
    const sender = await givenSender();
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: PER_MINUTE }, () => sendTest(sender, key)));
    expect(new Set(answers.map(({ data }) => data.send_id)).size).toBe(1);
    for (let n = 1; n < PER_MINUTE; n += 1) expect((await sendTest(sender)).status).toBe(200);
    expect((await sendTest(sender)).status).toBe(429);
  });
});
