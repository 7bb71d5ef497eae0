import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the page on the screen tells the shell about itself. */
export interface PageHeading {
  readonly title: string;
  /** Where the back icon leads; without it, one step back in the history. */
  readonly backTo?: string;
  /** Takes the back icon away, e.g. on the pages of the bottom bar. */
  readonly hideBack?: boolean;
}

export interface LayoutState {
  readonly page: PageHeading;
  /** A banner stands above the shell, so that the content has less height. */
  readonly hasBanner: boolean;
}

const initialState: LayoutState = { page: { title: '' }, hasBanner: false };

const slice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    pageShown: (state, action: PayloadAction<PageHeading>): LayoutState => ({ ...state, page: action.payload }),
    bannerAppeared: (state): LayoutState => ({ ...state, hasBanner: true }),
    bannerClosed: (state): LayoutState => ({ ...state, hasBanner: false }),
  },
});

export const layoutReducer = slice.reducer;
export const layoutEvents = slice.actions;
