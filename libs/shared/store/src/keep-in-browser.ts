import type { RootState } from './create-app-store';
import {
  DARK_KEY,
  MENU_FOLDED_KEY,
  SHORTCUTS_OFF_KEY,
  TOKEN_KEY,
  forgetRefused,
  readStored,
  writeStored,
} from './browser-storage';
import { keepRights, readRights } from './kept-rights';
import { preferencesEvents } from './preferences.slice';
import { sessionEvents, signedOutSession, type SessionState } from './session.slice';
import { storageEvents } from './storage.slice';
import { themeEvents } from './theme.slice';

type KeptEvent =
  | ReturnType<(typeof sessionEvents)['loggedOut' | 'loggedIn']>
  | ReturnType<(typeof themeEvents)['chosen']>
  | ReturnType<(typeof preferencesEvents)['menuFolded' | 'shortcutsSwitched']>
  | ReturnType<(typeof storageEvents)['writeRefused' | 'writeAccepted']>;

interface MinimalStore {
  getState: () => RootState;
  subscribe: (listener: () => void) => () => void;
  dispatch: (event: KeptEvent) => unknown;
}

/** A yes-or-no that the browser keeps: there is something under the key when it is on, and nothing when it is off. */
interface Flag {
  readonly key: string;
  readonly read: (state: RootState) => boolean;
  readonly event: (isOn: boolean) => KeptEvent;
}

const FLAGS: readonly Flag[] = [
  { key: DARK_KEY, read: (state) => state.theme.dark, event: (dark) => themeEvents.chosen({ dark }) },
  {
    key: MENU_FOLDED_KEY,
    read: (state) => state.preferences.menuFolded,
    event: (folded) => preferencesEvents.menuFolded({ folded }),
  },
  {
    key: SHORTCUTS_OFF_KEY,
    read: (state) => state.preferences.shortcutsOff,
    event: (off) => preferencesEvents.shortcutsSwitched({ off }),
  },
];

const isOn = (key: string) => readStored(key) !== null;

/** What the browser has kept from the last visit. */
export function storedState(): Partial<RootState> {
  return {
    session: storedSession(),
    theme: { dark: isOn(DARK_KEY) },
    preferences: { menuFolded: isOn(MENU_FOLDED_KEY), shortcutsOff: isOn(SHORTCUTS_OFF_KEY) },
  };
}

function storedSession(): SessionState {
  const token = readStored(TOKEN_KEY);
  if (token === null) return signedOutSession;
  const lastRights = readRights(token);
  return { token, user: null, isLoading: true, ...(lastRights !== null && { lastRights }) };
}

/** Writes the token and the choices whenever they change, and notes in the store what the browser refuses. */
export function keepInBrowser(store: MinimalStore): void {
  let before = store.getState();
  const write = (key: string, value: string | null) => {
    const wasKept = writeStored(key, value);
    store.dispatch(wasKept ? storageEvents.writeAccepted({ key }) : storageEvents.writeRefused({ key }));
  };
  store.subscribe(() => {
    const last = before;
    const now = store.getState();
    before = now;
    if (now.session.token !== last.session.token) write(TOKEN_KEY, now.session.token);
    if (now.session !== last.session) keepRights(now.session, last.session);
    for (const { key, read } of FLAGS) if (read(now) !== read(last)) write(key, read(now) ? '1' : null);
  });
}

/** Takes over what another tab of the browser has written. */
export function followOtherTabs(store: MinimalStore): void {
  window.addEventListener('storage', ({ key: changed }) => {
    const hears = (key: string) => changed === null || changed === key;
    forgetRefused(changed);
    for (const { key, read, event } of FLAGS) {
      if (hears(key) && read(store.getState()) !== isOn(key)) store.dispatch(event(isOn(key)));
    }
    if (!hears(TOKEN_KEY)) return;
    const token = readStored(TOKEN_KEY);
    if (token === store.getState().session.token) return;
    store.dispatch(token === null ? sessionEvents.loggedOut() : sessionEvents.loggedIn({ token }));
  });
}
