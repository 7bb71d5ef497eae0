import { answerOf, api, createQueryClient } from '@peyk/shared-api-client';
import { createAppStore, sessionEvents } from '@peyk/shared-store';
import { fakeNetwork, type FakeNetwork } from '@peyk/shared-testing-web';
import { followSession } from './follow-session';

const user = { user_id: '1', user_name: 'demo', name: 'فروشگاه نمونه', impersonated: false, send_block: false };
const turn = () => new Promise((done) => setTimeout(done, 20));

let network: FakeNetwork;
beforeEach(() => {
  localStorage.clear();
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
