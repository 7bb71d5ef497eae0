import { RIGHTS_KEY, TOKEN_KEY } from './browser-storage';
import { createAppStore } from './create-app-store';
import { isUnknown, mayDo } from './rights';
import { sessionEvents } from './session.slice';

const member = { name: 'همکار', userName: 'member', impersonated: false, isOwner: false } as const;
const rightsOf = ({ session }: ReturnType<ReturnType<typeof createAppStore>['getState']>) =>
  [mayDo(session, 'report.read'), mayDo(session, 'wallet.read'), isUnknown(session)] as const;

beforeEach(() => localStorage.clear());

function signedIn() {
  const store = createAppStore();
  store.dispatch(sessionEvents.loggedIn({ token: 'token-of-a-member' }));
  return store;
}

it('does not know what somebody may do who has just signed in, until it is answered', () => {
  const store = signedIn();
  expect(isUnknown(store.getState().session)).toBe(true);
  store.dispatch(sessionEvents.userIdentified({ ...member, permissions: ['report.read'] }));
  expect(rightsOf(store.getState())).toEqual([true, false, false]);
});

it('knows after a reload what the token allowed, before anything is answered', () => {
  signedIn().dispatch(sessionEvents.userIdentified({ ...member, permissions: ['report.read'] }));
  expect(rightsOf(createAppStore().getState())).toEqual([true, false, false]);
});

it('keeps an owner an owner, and waits for nothing', () => {
  signedIn().dispatch(sessionEvents.userIdentified({ ...member, isOwner: true, permissions: [] }));
  expect(rightsOf(createAppStore().getState())).toEqual([true, true, false]);
});

it('lends nobody the rights of another token', () => {
  signedIn().dispatch(sessionEvents.userIdentified({ ...member, isOwner: true, permissions: [] }));
  localStorage.setItem(TOKEN_KEY, 'token-of-the-next');
  expect(isUnknown(createAppStore().getState().session)).toBe(true);
});

it.each(['expired', 'loggedOut'] as const)('forgets the rights with the token when it was %s', (how) => {
  const store = signedIn();
  store.dispatch(sessionEvents.userIdentified({ ...member, permissions: ['report.read'] }));
  store.dispatch(sessionEvents[how]());
  expect(localStorage.getItem(RIGHTS_KEY)).toBeNull();
});

it.each(['no JSON', 'null', '{"of":"a-member"}', '{"of":"a-member","isOwner":false,"permissions":[1]}'])(
  'takes nothing from %s in the place of the rights',
  (damaged) => {
    localStorage.setItem(TOKEN_KEY, 'token-of-a-member');
    localStorage.setItem(RIGHTS_KEY, damaged);
    expect(isUnknown(createAppStore().getState().session)).toBe(true);
  },
);

it('goes on as if everything were allowed when the server could not be asked: every page tells what is wrong', () => {
  const store = signedIn();
  store.dispatch(sessionEvents.userUnanswered());
  expect(rightsOf(store.getState())).toEqual([true, true, false]);
});
