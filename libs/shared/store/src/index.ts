export { TOKEN_KEY, DARK_KEY, readStored, writeStored } from './browser-storage';
export { createAppStore, type AppDispatch, type AppStore, type RootState } from './create-app-store';
export { useAppDispatch, useAppSelector, usePage } from './hooks';
export { layoutEvents, type LayoutState, type PageHeading, type ShellOverlay } from './layout.slice';
export { liveEvents, type LiveState, type LiveStatus } from './live.slice';
export { preferencesEvents, type PreferencesState } from './preferences.slice';
export { sessionEvents, type SessionState, type SessionUser } from './session.slice';
export { storageEvents, type StorageState } from './storage.slice';
export { themeEvents, type ThemeState } from './theme.slice';
