import { sendModule } from '@peyk/send';
import { announceSignOut, answerOf, api, createQueryClient } from '@peyk/shared-api-client';
import { createAppStore, liveEvents, sessionEvents } from '@peyk/shared-store';
import { fakeNetwork, type FakeNetwork } from '@peyk/shared-testing-web';
import { followSession } from './follow-session';

const user = {
  user_id: '1',
  user_name: 'demo',
  name: 'فروشگاه نمونه',
  impersonated: false,
  is_owner: true,
  permissions: [],
  send_block: false,
};
const turn = () => new Promise((done) => setTimeout(done, 20));

let network: FakeNetwork;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  network = fakeNetwork({ 'GET /check_token': { data: user } });
});
afterEach(() => network.restore());

it('asks who a stored token belongs to', async () => {
  localStorage.setItem('token', 'stored');
  const store = createAppStore();
  followSession(store, createQueryClient());
  await turn();
  expect(store.getState().session).toEqual({
    token: 'stored',
    user: { name: 'فروشگاه نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] },
    isLoading: false,
  });
});

it('asks nothing while nobody is signed in', async () => {
  followSession(createAppStore(), createQueryClient());
  await turn();
  expect(network.seen).toEqual([]);
});

it('ends the session and empties the cache when any call is answered with 401', async () => {
  localStorage.setItem('token', 'stored');
  const store = createAppStore();
  const client = createQueryClient();
  followSession(store, client);
  await turn();
  client.setQueryData(['credit'], { credit: '1' });
  network.answer({ 'GET /credit': { status: 401 } });
  await answerOf(api.GET('/credit')).catch(() => undefined);
  expect(store.getState().session.token).toBeNull();
  expect(client.getQueryData(['credit'])).toBeUndefined();
});

it('shows nothing of one person to the next', async () => {
  localStorage.setItem('token', 'first');
  const store = createAppStore();
  const client = createQueryClient();
  followSession(store, client);
  await turn();
  client.setQueryData(['credit'], { credit: '1' });
  store.dispatch(sessionEvents.loggedIn({ token: 'second' }));
  expect(client.getQueryData(['credit'])).toBeUndefined();
  await turn();
  expect(network.seen.at(-1)?.headers.get('Authorization')).toBe('second');
});

describe('while nobody answers who the token belongs to', () => {
  const asked = () => network.seen.filter((one) => one.operation === 'GET /check_token').length;
  const admin = { data: { ...user, impersonated: true } };
  let store: ReturnType<typeof createAppStore>;

  async function unanswered() {
    network.answer({ 'GET /check_token': { status: 500 } });
    localStorage.setItem('token', 'stored');
    store = createAppStore();
    followSession(store, createQueryClient());
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(1);
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    store.dispatch(sessionEvents.loggedOut());
    jest.useRealTimers();
  });

  it('asks again in growing waits, until it is known that somebody is impersonated', async () => {
    await unanswered();
    await jest.advanceTimersByTimeAsync(1000);
    expect(asked()).toBe(2);
    await jest.advanceTimersByTimeAsync(1999);
    expect(asked()).toBe(2);
    network.answer({ 'GET /check_token': admin });
    await jest.advanceTimersByTimeAsync(1);
    expect(store.getState().session.user?.impersonated).toBe(true);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked()).toBe(3);
  });

  it('asks no more when the answer is final', async () => {
    await unanswered();
    network.answer({ 'GET /check_token': { status: 403 } });
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked()).toBe(2);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(asked()).toBe(2);
  });

  it('never waits longer than half a minute', async () => {
    await unanswered();
    await jest.advanceTimersByTimeAsync(600_000);
    const before = asked();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(asked()).toBe(before + 1);
  });

  it.each([
    ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
    ['the page is looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('asks at once when %s', async (_when, happen) => {
    await unanswered();
    network.answer({ 'GET /check_token': admin });
    happen();
    await jest.advanceTimersByTimeAsync(0);
    expect(store.getState().session.user?.impersonated).toBe(true);
    happen();
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(2);
  });

  it('asks no more once nobody is signed in', async () => {
    await unanswered();
    store.dispatch(sessionEvents.loggedOut());
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked()).toBe(1);
  });

  it('asks only about the next person once there is one', async () => {
    await unanswered();
    store.dispatch(sessionEvents.loggedIn({ token: 'second' }));
    await jest.advanceTimersByTimeAsync(1000);
    expect(network.seen.slice(1).map(({ headers }) => headers.get('Authorization'))).toEqual(['second', 'second']);
  });
});

describe('when it is doubted what somebody may do', () => {
  type Store = ReturnType<typeof createAppStore>;
  const asked = () => network.seen.filter((one) => one.operation === 'GET /check_token').length;
  const may = (permissions: readonly string[]) => ({ data: { ...user, is_owner: false, permissions } });
  const rights = (store: Store) => store.getState().session.user?.permissions;
  const doubt = (store: Store) => store.dispatch(sessionEvents.rightsDoubted());

  /** Keeps the questions waiting, for the test to answer one by one. */
  function oneByOne() {
    const answers: ((answer: ReturnType<typeof may>) => void)[] = [];
    network.answer({ 'GET /check_token': () => new Promise((answer) => answers.push(answer)) });
    return answers;
  }

  async function known() {
    localStorage.setItem('token', 'stored');
    const store = createAppStore();
    followSession(store, createQueryClient());
    await turn();
    return store;
  }

  it('asks once more for what changed while it was being asked, however often', async () => {
    const store = await known();
    const answers = oneByOne();
    doubt(store);
    doubt(store);
    doubt(store);
    await turn();
    expect(asked()).toBe(2);
    answers[0]!(may(['report.read', 'wallet.read']));
    await turn();
    expect(rights(store)).toEqual(['report.read', 'wallet.read']);
    expect(asked()).toBe(3);
    answers[1]!(may(['report.read']));
    await turn();
    expect(rights(store)).toEqual(['report.read']);
    expect(asked()).toBe(3);
  });

  it('asks when the socket is back, not when it opens first', async () => {
    const store = await known();
    const statuses = (...all: readonly ('OPEN' | 'CLOSED' | 'CONNECTING')[]) =>
      all.forEach((status) => store.dispatch(liveEvents.statusChanged(status)));
    statuses('CONNECTING', 'OPEN');
    await turn();
    expect(asked()).toBe(1);
    statuses('CLOSED', 'CONNECTING', 'OPEN');
    await turn();
    expect(asked()).toBe(2);
  });

  it('asks after an answer that refuses a right, and keeps what is known meanwhile', async () => {
    const store = await known();
    network.answer({
      'GET /credit': { status: 403, meta: { message_code: '403-8' } },
      'GET /check_token': may(['report.read']),
    });
    await answerOf(api.GET('/credit')).catch(() => undefined);
    expect(store.getState().session.user?.isOwner).toBe(true);
    await turn();
    expect(rights(store)).toEqual(['report.read']);
  });

  it('asks nothing after a refusal of another kind', async () => {
    await known();
    network.answer({ 'GET /credit': { status: 403, meta: { message_code: '403-9' } } });
    await answerOf(api.GET('/credit')).catch(() => undefined);
    await turn();
    expect(asked()).toBe(1);
  });
});

describe('what somebody was writing', () => {
  const KEPT = ['peyk-composition', 'peyk-attempt'] as const;
  const kept = () => KEPT.filter((key) => sessionStorage.getItem(key) !== null);

  function writtenBy(owner: string) {
    for (const key of KEPT) sessionStorage.setItem(key, JSON.stringify({ owner, content: '{}' }));
    localStorage.setItem('token', 'stored');
    const store = createAppStore();
    followSession(store, createQueryClient(), [sendModule]);
    return store;
  }

  it('stays while they are signed in and when their session expires', async () => {
    const store = writtenBy('demo');
    await turn();
    expect(store.getState().session.user?.userName).toBe('demo');
    network.answer({ 'GET /credit': { status: 401 } });
    await answerOf(api.GET('/credit')).catch(() => undefined);
    expect(store.getState().session.token).toBeNull();
    expect(kept()).toEqual(KEPT);
  });

  it('goes when they sign out', async () => {
    writtenBy('demo');
    await turn();
    announceSignOut();
    expect(kept()).toEqual([]);
  });

  it('goes when they sign out in another tab', async () => {
    writtenBy('demo');
    await turn();
    window.dispatchEvent(new StorageEvent('storage', { key: 'peyk-signed-out', newValue: '1' }));
    expect(kept()).toEqual([]);
  });

  it('goes when somebody else signs in', async () => {
    writtenBy('somebody-else');
    await turn();
    expect(kept()).toEqual([]);
  });
});

it('knows the name of who gives rights, for a member', async () => {
  network.answer({ 'GET /check_token': { data: { ...user, is_owner: false, manager_name: 'نگار احمدی' } } });
  localStorage.setItem('token', 'stored');
  const store = createAppStore();
  followSession(store, createQueryClient());
  await turn();
  expect(store.getState().session.user?.managerName).toBe('نگار احمدی');
});
