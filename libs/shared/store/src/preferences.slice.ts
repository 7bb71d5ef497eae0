import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How this person likes the panel in this browser. */
export interface PreferencesState {
  /** The side menu is a narrow rail although the window has room for words beside the icons. */
  readonly menuFolded: boolean;
  /** Shortcuts of a single key do nothing, for those who press keys by accident or by voice (WCAG 2.1.4). */
  readonly shortcutsOff: boolean;
}

const initialState: PreferencesState = { menuFolded: false, shortcutsOff: false };

const slice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    menuFolded: (state, { payload }: PayloadAction<{ readonly folded: boolean }>): PreferencesState => ({
      ...state,
      menuFolded: payload.folded,
    }),
    shortcutsSwitched: (state, { payload }: PayloadAction<{ readonly off: boolean }>): PreferencesState => ({
      ...state,
      shortcutsOff: payload.off,
    }),
  },
});

export const preferencesReducer = slice.reducer;
export const preferencesEvents = slice.actions;
