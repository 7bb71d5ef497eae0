import { givenAccount } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { deskRig } from './desk-rig';
import type { GivenPerson } from './desk-rig';

const PATTERN = {
  ...{ title: 'کد ورود', type: 'otp', text: 'فروشگاه آبان، کد شما: {{code}}' },
  variables: [{ name: 'code', type: 'code', max_length: 6 }],
};
const TICKET = { category: 'send', sub_category: 'not-delivered', subject: 'نرسید', text: '<b>نرسیده</b>' };

/** The desk with two people who decide, and an account of its own for each test; for the top of a test file. */
export function queueRig() {
  const rig = deskRig();
  const { api, call } = rig;
  const given = {} as { account: GivenAccount; token: string };
  const people = {} as Record<'mina' | 'sara', GivenPerson>;
  let keys = 0;
  beforeAll(async () => {
    people.mina = await rig.givenPerson('content', 'support', 'finance', 'identity');
    people.sara = await rig.givenPerson('content', 'support');
  });
  beforeEach(async () => {
    given.account = await givenAccount(api.db(), { name: 'فروشگاه آبان' });
    given.token = await api.signIn(given.account);
  });
  const next = () => (keys += 1);
  const fresh = () => ({ 'idempotency-key': `desk-test-${next()}` });
  const wait = (ms: number) => api.clock.set(new Date(api.clock.now().getTime() + ms).toISOString());
  const by = (who: keyof typeof people, path: string, body: object) => call(path, { token: people[who].token, body });
  const list = async (queue: string, more: object = {}) => (await by('mina', '/queue/list', { queue, ...more })).data;
  const lastKey = async (queue: string) => (await list(queue, { limit: 100 })).items.at(-1).key as string;
  const show = (queue: string, key: string, more: object = {}) => by('mina', '/queue/thing', { queue, key, ...more });
  const decide = (queue: string, key: string, more: object, who: keyof typeof people = 'mina') =>
    by(who, '/queue/decide', { queue, key, ...more });
  async function waitingPattern(): Promise<string> {
    const { data } = await api.call('/patterns/normal', { token: given.token, body: PATTERN });
    return `${data.code}.1`;
  }
  async function waitingTicket(): Promise<{ id: string; key: string }> {
    const { data } = await api.call('/ticket/ai', { token: given.token, headers: fresh(), body: TICKET });
    return { id: data.id, key: await lastKey('tickets') };
  }
  return { ...rig, given, people, next, fresh, wait, by, list, lastKey, show, decide, waitingPattern, waitingTicket };
}
