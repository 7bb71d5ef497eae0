import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { followOtherTabs, keepInBrowser, storedState } from './keep-in-browser';
import { layoutReducer } from './layout.slice';
import { liveReducer } from './live.slice';
import { preferencesReducer } from './preferences.slice';
import { sessionReducer } from './session.slice';
import { storageReducer } from './storage.slice';
import { themeReducer } from './theme.slice';

const rootReducer = combineReducers({
  session: sessionReducer,
  layout: layoutReducer,
  preferences: preferencesReducer,
  theme: themeReducer,
  live: liveReducer,
  storage: storageReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/**
 * Makes the store of the panel. It starts from what the browser has stored, writes token and choices back when they change
 * and follows the other tabs of the same browser.
 *
 * @param preloadedState replaces the stored state, for tests and stories
 */
export function createAppStore(preloadedState?: Partial<RootState>) {
  const store = configureStore({ reducer: rootReducer, preloadedState: preloadedState ?? storedState() });
  keepInBrowser(store);
  followOtherTabs(store);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
