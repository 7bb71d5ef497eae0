export { TOKEN_KEY, DARK_KEY, readStored, writeStored } from './browser-storage';
export { createAppStore, type AppDispatch, type AppStore, type RootState } from './create-app-store';
export { useAppDispatch, useAppSelector, usePage } from './hooks';
export { layoutEvents, type LayoutState, type PageHeading } from './layout.slice';
export { liveEvents, type LiveState, type LiveStatus } from './live.slice';
export { sessionEvents, type SessionState, type SessionUser } from './session.slice';
export { themeEvents, type ThemeState } from './theme.slice';
