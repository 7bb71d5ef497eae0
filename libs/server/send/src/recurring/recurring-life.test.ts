import { rialStringToMrial } from '@peyk/shared-sms';
import { silentLog } from '@peyk/shared-testing-node';
import { numbersOf, sendLife, until } from '../testing/life';
import { beginDueSends } from './begin-due';

const life = sendLife();
const TEXT = 'سلام، یادآوری روزانه.';

it('a send that comes again reaches its people, and the wallet loses exactly its price', async () => {
  await life.startSender();
  const customer = await life.givenSender();
  const wanted = { text: TEXT, recipients: numbersOf('0924', 3), charity: true };
  const { quote } = (await life.quoteOf(customer, wanted)).data;
  const before = (await life.creditOf(customer)).credit;
  const body = {
    from_number: customer.number,
    message: TEXT,
    charity: true,
    rule: { every: 'day', time: '09:00', starts_on: '2026-11-20' },
    params: { recipients: wanted.recipients },
  };
  const planned = await customer.call('/send/recurring/create', body, { 'idempotency-key': 'recurring-life' });
  // The day after comes at once for anyone who begins what is due; the engine keeps the time of everybody.
  const due = new Date(planned.data.next_run_at);
  expect(await beginDueSends({ db: life.db(), clock: { now: () => due }, log: silentLog })).toBe(1);

  const { id } = planned.data;
  const runOf = async () => (await customer.call('/send/recurring/runs', { id })).data.items[0];
  const { send_id } = await runOf();
  await until('every receipt is in', async () => {
    const { finished_at, held } = await life.reportOf(customer, send_id);
    return finished_at !== null && held === '0';
  });
  const report = await life.reportOf(customer, send_id);
  expect(report).toMatchObject({ state: 6, text: expect.stringContaining(TEXT), charged: quote.total });
  expect(report.counts.delivered).toBe(3);
  expect(await runOf()).toMatchObject({ outcome: 'sent', send_state: 6 });
  const { credit } = await life.creditOf(customer);
  expect(rialStringToMrial(before) - rialStringToMrial(credit)).toBe(rialStringToMrial(quote.total));
});
