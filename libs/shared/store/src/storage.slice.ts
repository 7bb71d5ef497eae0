import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface StorageState {
  /** The keys that the browser would not keep: they are gone after a reload, and the person is told. */
  readonly refused: readonly string[];
}

const initialState: StorageState = { refused: [] };

const slice = createSlice({
  name: 'storage',
  initialState,
  reducers: {
    writeRefused: (state, { payload }: PayloadAction<{ readonly key: string }>): StorageState =>
      state.refused.includes(payload.key) ? state : { refused: [...state.refused, payload.key] },
    writeAccepted: (state, { payload }: PayloadAction<{ readonly key: string }>): StorageState =>
      state.refused.includes(payload.key) ? { refused: state.refused.filter((key) => key !== payload.key) } : state,
  },
});

export const storageReducer = slice.reducer;
export const storageEvents = slice.actions;
