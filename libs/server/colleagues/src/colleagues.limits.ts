/** How many an account may have. Lists are read whole, so they are short. */
export const ROLES_PER_ACCOUNT = 50;
export const MEMBERS_PER_ACCOUNT = 500;
export const TITLE_CHARS = 60;
export const NAME_CHARS = 60;
/** Of those who hold a role, in the sentence that refuses to delete it. */
export const NAMED_HOLDERS = 3;

/** How long an invitation is good for: over a weekend. */
export const INVITATION_DAYS = 3;
/** Messages that cost the account nothing: enough for a whole team at once, too few to be worth a flood. */
export const RATES = {
  invitationsOfAccount: { limit: 50, windowSeconds: 86_400 },
  /** Of one number, over all accounts. */
  invitationsOfMobile: { limit: 5, windowSeconds: 86_400 },
  gapOfMobile: { limit: 1, windowSeconds: 60 },
  /** Reading and accepting; a code of 80 bits is not guessed, this is for the hashing of passwords. */
  codesOfAddress: { limit: 60, windowSeconds: 900 },
} as const;
