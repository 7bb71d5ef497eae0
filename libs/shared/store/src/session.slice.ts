import type { Permission } from '@peyk/shared-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is using the panel. The token itself is opaque; the rest comes from the answer of the token check. */
export interface SessionUser {
  readonly name: string;
  readonly userName: string;
  /** An admin acts on behalf of this account. */
  readonly impersonated: boolean;
  /** That admin's name. */
  readonly impersonatedBy?: string | null;
  /** Holds every permission. */
  readonly isOwner: boolean;
  readonly permissions: readonly Permission[];
}

export interface SessionState {
  readonly token: string | null;
  readonly user: SessionUser | null;
  /** True while the stored token is being checked. */
  readonly isLoading: boolean;
  /** The last one left by themselves: whoever comes next does not land on their page. */
  readonly leftOnPurpose?: boolean;
}

export const signedOutSession: SessionState = { token: null, user: null, isLoading: false };

const slice = createSlice({
  name: 'session',
  initialState: signedOutSession,
  reducers: {
    /** The code was right: from now on every call carries this token. */
    loggedIn: (_state, action: PayloadAction<{ readonly token: string }>): SessionState => ({
      token: action.payload.token,
      user: null,
      isLoading: true,
    }),
    /** The token check has answered. */
    userIdentified: (state, action: PayloadAction<SessionUser>): SessionState => ({
      ...state,
      user: action.payload,
      isLoading: false,
    }),
    /** What the person may do has changed: whoever keeps the session true asks again, and until then the old rights stand. */
    rightsDoubted: (state): SessionState => (state.token === null ? state : { ...state, isLoading: true }),
    /** The person left, here or in another tab. */
    loggedOut: (): SessionState => ({ ...signedOutSession, leftOnPurpose: true }),
    /** The server refused the token. */
    expired: (): SessionState => signedOutSession,
  },
});

export const sessionReducer = slice.reducer;
export const sessionEvents = slice.actions;
