/** How many an account may have. Lists are read whole, so they are short. */
export const ROLES_PER_ACCOUNT = 50;
export const MEMBERS_PER_ACCOUNT = 500;
export const TITLE_CHARS = 60;
/** Of those who hold a role, in the sentence that refuses to delete it. */
export const NAMED_HOLDERS = 3;
