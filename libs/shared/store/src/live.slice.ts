import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The four states of the live connection, as the specification names them. */
export type LiveStatus = 'CLOSED' | 'CONNECTING' | 'OPEN' | 'ERROR';

export interface LiveState {
  readonly status: LiveStatus;
}

const initialState: LiveState = { status: 'CLOSED' };

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    statusChanged: (_state, action: PayloadAction<LiveStatus>): LiveState => ({ status: action.payload }),
  },
});

export const liveReducer = slice.reducer;
export const liveEvents = slice.actions;
