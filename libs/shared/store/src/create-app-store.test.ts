import { DARK_KEY, TOKEN_KEY } from './browser-storage';
import { createAppStore } from './create-app-store';
import { layoutEvents } from './layout.slice';
import { sessionEvents } from './session.slice';
import { themeEvents } from './theme.slice';

/** What another tab of the browser does: the value changes, and this tab hears of it. */
function inAnotherTab(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => localStorage.clear());

describe('the session', () => {
  it('starts signed out in a fresh browser', () => {
    expect(createAppStore().getState().session).toEqual({ token: null, user: null, isLoading: false });
  });

  it('starts with the stored token, waiting for the name behind it', () => {
    localStorage.setItem(TOKEN_KEY, 'stored');
    expect(createAppStore().getState().session).toEqual({ token: 'stored', user: null, isLoading: true });
  });

  it('stores the token under the key "token" and removes it on signing out', () => {
    const store = createAppStore();
    store.dispatch(sessionEvents.loggedIn({ token: 'new' }));
    expect(localStorage.getItem('token')).toBe('new');
    store.dispatch(sessionEvents.loggedOut());
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('forgets the person together with the token when the server refuses it', () => {
    const store = createAppStore();
    store.dispatch(sessionEvents.loggedIn({ token: 'new' }));
    store.dispatch(sessionEvents.userIdentified({ name: 'نمونه', userName: 'demo', impersonated: false }));
    store.dispatch(sessionEvents.expired());
    expect(store.getState().session).toEqual({ token: null, user: null, isLoading: false });
  });

  it('follows signing out and in in another tab', () => {
    localStorage.setItem(TOKEN_KEY, 'stored');
    const store = createAppStore();
    inAnotherTab(TOKEN_KEY, null);
    expect(store.getState().session.token).toBeNull();
    inAnotherTab(TOKEN_KEY, 'other');
    expect(store.getState().session.token).toBe('other');
  });
});

describe('the theme', () => {
  it('is stored when dark and removed when light', () => {
    const store = createAppStore();
    store.dispatch(themeEvents.chosen({ dark: true }));
    expect(localStorage.getItem(DARK_KEY)).not.toBeNull();
    store.dispatch(themeEvents.chosen({ dark: false }));
    expect(localStorage.getItem(DARK_KEY)).toBeNull();
  });

  it('starts as it was left and follows other tabs', () => {
    localStorage.setItem(DARK_KEY, '1');
    const store = createAppStore();
    expect(store.getState().theme.dark).toBe(true);
    inAnotherTab(DARK_KEY, null);
    expect(store.getState().theme.dark).toBe(false);
  });
});

it('goes on without storage where the browser forbids it', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(forbidden),
  );
  const store = createAppStore();
  store.dispatch(sessionEvents.loggedIn({ token: 'new' }));
  expect(store.getState().session.token).toBe('new');
  spies.forEach((spy) => spy.mockRestore());
});

it('keeps the banner when another page is shown', () => {
  const store = createAppStore();
  store.dispatch(layoutEvents.bannerAppeared());
  store.dispatch(layoutEvents.pageShown({ title: 'گزارش‌ها' }));
  expect(store.getState().layout).toEqual({ page: { title: 'گزارش‌ها' }, hasBanner: true });
});
