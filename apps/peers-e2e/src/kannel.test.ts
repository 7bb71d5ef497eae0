import { ALL_RECEIPTS, kannelVersion, runThroughKannel, startKannel } from '@peyk/tools-stack';
import type { Kannel, KannelReceipt } from '@peyk/tools-stack';
import { describeWith } from './support/describe-with';
import type { Operator } from './support/operator';
import { startOperator } from './support/operator';
import { until } from './support/until';

const LINE = '30001234';
const TAKEN = 8;
const DELIVERED = 1;
const NOT_DELIVERED = 2;

/** A gateway that is older than most operators' own binds to our simulator as their customers do. */
describeWith({ name: 'Kannel', package: 'kannel', version: kannelVersion() }, 'Kannel and our operator', () => {
  const receipts: KannelReceipt[] = [];
  let operator: Operator;
  let kannel: Kannel;

  beforeAll(async () => {
    operator = await startOperator();
    kannel = await startKannel({ smppPort: operator.smppPort, onReceipt: (receipt) => receipts.push(receipt) });
  });

  afterAll(async () => {
    await kannel?.stop();
    await operator?.stop();
  });

  /** Sends and waits for both of Kannel's receipts: that the operator has taken it, and what became of it. */
  async function sent(to: string, text: string): Promise<KannelReceipt[]> {
    await kannel.send({ from: LINE, to: [to], text, receipts: ALL_RECEIPTS });
    return until(`two receipts for ${to}`, () => {
      const own = receipts.filter(({ destination }) => destination === to);
      return own.length >= 2 && own.sort((a, b) => b.state - a.state);
    });
  }

  it.each([
    ['a Persian text', '989240000001', 'سلام، این یک پیام است.', 1],
    ['a Latin text with signs of the extension table', '989240000002', 'price {100} [EUR] ~ ^2', 1],
    ['a Persian text of three parts', '989240000003', 'سلام به شما. '.repeat(12), 3],
  ])('%s arrives letter by letter, and both receipts come back', async (_, to, text, parts) => {
    const states = (await sent(to, text)).map(({ state, operatorMessageId }) => [state, operatorMessageId !== '']);
    expect(states).toEqual([
      [TAKEN, true],
      [DELIVERED, true],
    ]);
    const [message, ...others] = await operator.messagesOf(to);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ line: LINE, state: 'DELIVRD' });
    expect(message?.parts).toHaveLength(parts);
    expect(message?.parts.join('')).toBe(text);
  });

  it('a receipt that says no is one that says no to Kannel, too', async () => {
    const states = (await sent('989247770001', 'سلام')).map(({ state }) => state);
    expect(states).toEqual([TAKEN, NOT_DELIVERED]);
  });

  it('only the parts that asked for a receipt are told of: Kannel asks for the first part alone', async () => {
    const sum = async () => {
      const { accepted, receiptsSent } = await operator.statistics();
      return { accepted: accepted ?? 0, receiptsSent: receiptsSent ?? 0 };
    };
    const before = await sum();
    await sent('989240000004', 'س'.repeat(150));
    // Its receipt leaves behind all that are due before it.
    await sent('989240000005', 'سلام');
    const after = await sum();
    expect([after.accepted - before.accepted, after.receiptsSent - before.receiptsSent]).toEqual([4, 2]);
  });

  it('every one of three hundred messages is told of, whatever the order', async () => {
    const numbers = Array.from({ length: 300 }, (_, n) => `98924${String(1_000_000 + n)}`);
    const load = { from: LINE, numbers, text: 'سلام', callers: 4, numbersPerCall: 25 };
    expect(await runThroughKannel(kannel, load)).toMatchObject({ messages: 300, delivered: 300 });
  });
});
