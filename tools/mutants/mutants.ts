import { ACCESS_MUTANTS } from './list/access.ts';
import { ACCOUNT_MUTANTS } from './list/accounts.ts';
import { ARCHIVE_MUTANTS } from './list/archive.ts';
import { AT_REST_MUTANTS } from './list/at-rest.ts';
import { AUDIT_MUTANTS } from './list/audit.ts';
import { COMING_IN_MUTANTS } from './list/coming-in.ts';
import { DATABASE_ROLE_MUTANTS } from './list/database-roles.ts';
import { DATABASE_TROUBLE_MUTANTS } from './list/database-trouble.ts';
import { FACADE_MUTANTS } from './list/facades.ts';
import { HTTP_MUTANTS } from './list/http.ts';
import { KEY_MUTANTS } from './list/keys.ts';
import { LIMIT_MUTANTS } from './list/limits.ts';
import { LIVE_MUTANTS } from './list/live.ts';
import { MONEY_MUTANTS } from './list/money.ts';
import { DESK_MUTANTS } from './list/desk.ts';
import { NEWER_DOMAIN_MUTANTS } from './list/newer-domains.ts';
import { OPERATOR_MUTANTS } from './list/operators.ts';
import { OPERATOR_TROUBLE_MUTANTS } from './list/operator-trouble.ts';
import { PATTERN_MUTANTS } from './list/patterns.ts';
import { PROGRAM_MUTANTS } from './list/programs.ts';
import { REACH_MUTANTS } from './list/reach.ts';
import { RESTORE_MUTANTS } from './list/restores.ts';
import { SANDBOX_MUTANTS } from './list/sandbox.ts';
import { SIGN_IN_MUTANTS } from './list/sign-in.ts';
import { WEBHOOK_MUTANTS } from './list/webhooks.ts';
import type { Mutant } from './mutant.ts';

/** All of them must be found: what survives is a weakness that could come back tomorrow, and nobody would see it. */
export const MUTANTS: readonly Mutant[] = [
  ...ACCESS_MUTANTS,
  ...RESTORE_MUTANTS,
  ...ARCHIVE_MUTANTS,
  ...SIGN_IN_MUTANTS,
  ...COMING_IN_MUTANTS,
  ...AUDIT_MUTANTS,
  ...AT_REST_MUTANTS,
  ...DATABASE_ROLE_MUTANTS,
  ...DATABASE_TROUBLE_MUTANTS,
  ...OPERATOR_TROUBLE_MUTANTS,
  ...OPERATOR_MUTANTS,
  ...HTTP_MUTANTS,
  ...ACCOUNT_MUTANTS,
  ...LIVE_MUTANTS,
  ...MONEY_MUTANTS,
  ...PATTERN_MUTANTS,
  ...NEWER_DOMAIN_MUTANTS,
  ...DESK_MUTANTS,
  ...KEY_MUTANTS,
  ...REACH_MUTANTS,
  ...SANDBOX_MUTANTS,
  ...WEBHOOK_MUTANTS,
  ...PROGRAM_MUTANTS,
  ...FACADE_MUTANTS,
  ...LIMIT_MUTANTS,
];
