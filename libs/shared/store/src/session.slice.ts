import type { Permission } from '@peyk/shared-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What someone may do. */
export interface Rights {
  /** Holds every permission. */
  readonly isOwner: boolean;
  readonly permissions: readonly Permission[];
}

/** Who is using the panel. The token itself is opaque; the rest comes from the answer of the token check. */
export interface SessionUser extends Rights {
  readonly name: string;
  readonly userName: string;
  /** Of a member: the owner of the account, who gives rights. */
  readonly managerName?: string;
  /** The account requires an authenticator and this person has none: they may do nothing else until then. */
  readonly needsSecondFactor?: boolean;
  /** The role sees numbers of people without their middle. */
  readonly masksNumbers?: boolean;
  /** The role does not read the texts of messages of others. */
  readonly hidesTexts?: boolean;
  /** An admin acts on behalf of this account. */
  readonly impersonated: boolean;
  /** That admin's name. */
  readonly impersonatedBy?: string | null;
}

export interface SessionState {
  readonly token: string | null;
  readonly user: SessionUser | null;
  /** True until the first question about the token is answered, or has failed. */
  readonly isLoading: boolean;
  /** What the token allowed when the browser last heard of it; it stands in until the answer comes. */
  readonly lastRights?: Rights;
  /** How often it has been doubted what the person may do: each time it is asked again. */
  readonly doubts?: number;
  /** How the last session ended, for the login page to say why and to know where the next person goes on. */
  readonly ended?: 'on purpose' | 'by the server';
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
    /** The token check has failed for now. It is asked on; nothing waits for it any longer. */
    userUnanswered: (state): SessionState => ({ ...state, isLoading: false }),
    /** What the person may do may have changed: `doubts` has it asked again, and until then the old rights stand. */
    rightsDoubted: (state): SessionState =>
      state.token === null ? state : { ...state, doubts: (state.doubts ?? 0) + 1 },
    /** The person left, here or in another tab. */
    loggedOut: (): SessionState => ({ ...signedOutSession, ended: 'on purpose' }),
    /** The server refused the token. */
    expired: (): SessionState => ({ ...signedOutSession, ended: 'by the server' }),
  },
});

export const sessionReducer = slice.reducer;
export const sessionEvents = slice.actions;
