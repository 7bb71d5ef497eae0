import { ValidationError } from 'yup';
import { messages } from '../messages';
import { EVENTS, eventsOf } from './events';
import { valuesOf, webhookSchema } from './webhook-form';

const GOOD = { title: 'فروشگاه', url: 'https://shop.example.com/peyk', events: ['credit.low'], is_on: true };
async function problems(change: object): Promise<string[]> {
  try {
    await webhookSchema.validate({ ...GOOD, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof ValidationError ? error.errors : ['?'];
  }
}

it('asks for a title and an address; events it can do without', async () => {
  expect(await problems({})).toEqual([]);
  expect(await problems({ events: [] })).toEqual([]);
  expect(await problems({ title: ' ' })).toHaveLength(1);
  expect(await problems({ url: '' })).toHaveLength(1);
  expect(await problems({ url: `https://shop.example.com/${'x'.repeat(500)}` })).toHaveLength(1);
});

it('says how an address begins where that is missing, and not how many letters it has', async () => {
  for (const url of ['shop', 'shop.example.com', 'http://', 'ftp://shop.example.com/']) {
    expect(await problems({ url })).toEqual([messages.wrongAddress]);
  }
  expect(await problems({ url: 'http://127.0.0.1:4000/peyk' })).toEqual([]);
});

it('offers a new one what became of messages, and an old one what it has', () => {
  expect(valuesOf(null).events).toEqual(['message.delivered', 'message.failed']);
  const webhook = { ...GOOD, id: '1', events: ['credit.low' as const], is_on: false };
  const rest = { disabled_reason: null, disabled_at: null, failing_since: null, previous_secret_until: null };
  expect(valuesOf({ ...webhook, ...rest, created_at: '' })).toEqual({ ...GOOD, events: ['credit.low'], is_on: false });
});

it('keeps the order of events, and none that there is not', () => {
  expect(eventsOf(['credit.low', 'message.read', 'message.failed'])).toEqual(['message.failed', 'credit.low']);
  expect(eventsOf([...EVENTS])).toEqual([...EVENTS]);
});
