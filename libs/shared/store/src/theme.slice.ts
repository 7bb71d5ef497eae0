import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ThemeState {
  readonly dark: boolean;
}

const initialState: ThemeState = { dark: false };

const slice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    /** The person chose a theme here, or another tab did. */
    chosen: (_state, action: PayloadAction<{ readonly dark: boolean }>): ThemeState => ({ dark: action.payload.dark }),
  },
});

export const themeReducer = slice.reducer;
export const themeEvents = slice.actions;
