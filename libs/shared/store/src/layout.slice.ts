import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the page on the screen tells the shell about itself. */
export interface PageHeading {
  readonly title: string;
  /** Where the back icon leads; without it, one step back in the history. */
  readonly backTo?: string;
  /** Takes the back icon away, e.g. on the pages of the bottom bar. */
  readonly hideBack?: boolean;
}

/** What the shell can lay over the page: the command palette, the sheet of keyboard shortcuts, or what support may do. */
export type ShellOverlay = 'palette' | 'shortcuts' | 'supportAccess';

export interface LayoutState {
  readonly page: PageHeading;
  readonly overlay: ShellOverlay | null;
}

const initialState: LayoutState = { page: { title: '' }, overlay: null };

const slice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    pageShown: (state, action: PayloadAction<PageHeading>): LayoutState => ({ ...state, page: action.payload }),
    overlayOpened: (state, action: PayloadAction<ShellOverlay>): LayoutState => ({ ...state, overlay: action.payload }),
    overlayClosed: (state): LayoutState => ({ ...state, overlay: null }),
  },
});

export const layoutReducer = slice.reducer;
export const layoutEvents = slice.actions;
