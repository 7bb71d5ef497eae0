import { sendModule } from '@peyk/send';
import { announceSignOut, answerOf, api, createQueryClient } from '@peyk/shared-api-client';
import { createAppStore, sessionEvents } from '@peyk/shared-store';
import { fakeNetwork, type FakeNetwork } from '@peyk/shared-testing-web';
import { followSession } from './follow-session';

const user = { user_id: '1', user_name: 'demo', name: 'فروشگاه نمونه', impersonated: false, send_block: false };
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
    user: { name: 'فروشگاه نمونه', userName: 'demo', impersonated: false },
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
