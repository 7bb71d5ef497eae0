import { DARK_KEY, MENU_FOLDED_KEY, TOKEN_KEY, forgetRefused, readStored } from './browser-storage';
import { createAppStore } from './create-app-store';
import { layoutEvents } from './layout.slice';
import { preferencesEvents } from './preferences.slice';
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
    store.dispatch(
      sessionEvents.userIdentified({
        name: 'نمونه',
        userName: 'demo',
        impersonated: false,
        isOwner: true,
        permissions: [],
      }),
    );
    store.dispatch(sessionEvents.expired());
    expect(store.getState().session).toEqual({ token: null, user: null, isLoading: false, ended: 'by the server' });
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

describe('how somebody likes the panel', () => {
  it('is stored, found again, and followed from other tabs', () => {
    const store = createAppStore();
    store.dispatch(preferencesEvents.menuFolded({ folded: true }));
    store.dispatch(preferencesEvents.shortcutsSwitched({ off: true }));
    expect(createAppStore().getState().preferences).toEqual({ menuFolded: true, shortcutsOff: true });
    inAnotherTab(MENU_FOLDED_KEY, null);
    expect(store.getState().preferences).toEqual({ menuFolded: false, shortcutsOff: true });
  });
});

describe('a browser that keeps nothing', () => {
  const refuse = (names: readonly ('getItem' | 'setItem' | 'removeItem')[], error: string) =>
    names.map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('no', error);
      }),
    );
  afterEach(() => {
    jest.restoreAllMocks();
    forgetRefused(null);
  });

  it.each([
    ['storage is forbidden', ['getItem', 'setItem', 'removeItem'], 'SecurityError'],
    ['storage is full', ['setItem'], 'QuotaExceededError'],
  ] as const)('lets the panel work and says what will be lost when %s', (_case, names, error) => {
    refuse(names, error);
    const store = createAppStore();
    store.dispatch(sessionEvents.loggedIn({ token: 'new' }));
    expect(store.getState().session.token).toBe('new');
    // The client reads the token for every call: it has to be found although it could not be stored.
    expect(readStored(TOKEN_KEY)).toBe('new');
    expect(store.getState().storage.refused).toEqual([TOKEN_KEY]);
    store.dispatch(sessionEvents.loggedOut());
    expect(readStored(TOKEN_KEY)).toBeNull();
    expect(store.getState().storage.refused).toEqual([]);
  });

  it('takes over what another tab could store after all', () => {
    const spies = refuse(['setItem'], 'QuotaExceededError');
    const store = createAppStore();
    store.dispatch(sessionEvents.loggedIn({ token: 'mine' }));
    spies.forEach((spy) => spy.mockRestore());
    inAnotherTab(TOKEN_KEY, 'theirs');
    expect(store.getState().session.token).toBe('theirs');
    expect(readStored(TOKEN_KEY)).toBe('theirs');
  });
});

it('keeps what lies over the page when another page is shown', () => {
  const store = createAppStore();
  store.dispatch(layoutEvents.overlayOpened('palette'));
  store.dispatch(layoutEvents.pageShown({ title: 'گزارش‌ها' }));
  expect(store.getState().layout).toEqual({ page: { title: 'گزارش‌ها' }, overlay: 'palette' });
  store.dispatch(layoutEvents.overlayClosed());
  expect(store.getState().layout.overlay).toBeNull();
});
