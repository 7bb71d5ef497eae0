import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { DARK_KEY, TOKEN_KEY, readStored, writeStored } from './browser-storage';
import { layoutReducer } from './layout.slice';
import { liveReducer } from './live.slice';
import { sessionEvents, sessionReducer, signedOutSession } from './session.slice';
import { themeEvents, themeReducer } from './theme.slice';

const rootReducer = combineReducers({
  session: sessionReducer,
  layout: layoutReducer,
  theme: themeReducer,
  live: liveReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** What the browser has kept from the last visit. */
function storedState(): Partial<RootState> {
  const token = readStored(TOKEN_KEY);
  return {
    session: token === null ? signedOutSession : { token, user: null, isLoading: true },
    theme: { dark: readStored(DARK_KEY) !== null },
  };
}

/**
 * Makes the store of the panel. It starts from what the browser has stored, writes token and theme back when they change
 * and follows the other tabs of the same browser.
 *
 * @param preloadedState replaces the stored state, for tests and the gallery of components
 */
export function createAppStore(preloadedState?: Partial<RootState>) {
  const store = configureStore({ reducer: rootReducer, preloadedState: preloadedState ?? storedState() });
  keepInBrowser(store);
  followOtherTabs(store);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];

interface MinimalStore {
  getState: () => RootState;
  subscribe: (listener: () => void) => () => void;
  dispatch: (
    event: ReturnType<
      (typeof sessionEvents)['loggedOut'] | (typeof themeEvents)['chosen'] | (typeof sessionEvents)['loggedIn']
    >,
  ) => unknown;
}

function keepInBrowser(store: MinimalStore): void {
  let before = store.getState();
  store.subscribe(() => {
    const now = store.getState();
    if (now.session.token !== before.session.token) writeStored(TOKEN_KEY, now.session.token);
    if (now.theme.dark !== before.theme.dark) writeStored(DARK_KEY, now.theme.dark ? '1' : null);
    before = now;
  });
}

function followOtherTabs(store: MinimalStore): void {
  window.addEventListener('storage', (event) => {
    const cleared = event.key === null;
    if (event.key === DARK_KEY || cleared) {
      store.dispatch(themeEvents.chosen({ dark: readStored(DARK_KEY) !== null }));
    }
    if (event.key === TOKEN_KEY || cleared) {
      const token = readStored(TOKEN_KEY);
      if (token === store.getState().session.token) return;
      store.dispatch(token === null ? sessionEvents.loggedOut() : sessionEvents.loggedIn({ token }));
    }
  });
}
