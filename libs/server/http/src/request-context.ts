import type { ServerContext } from '@peyk/server-database';
import type { Access } from '@peyk/shared-contract';
import type { Rights } from './access/rights';
import { DomainError } from './errors/domain-error';
import { HTTP_ERRORS } from './errors/http.errors';

/** On whose behalf a request runs. */
export interface SignedInAccount {
  accountId: bigint;
  userId: bigint;
  /** An admin acts on behalf of the account. */
  impersonated: boolean;
}

/** What a handler knows about a request besides its input. */
export interface RequestContext extends ServerContext {
  /** Present when the request came with a good token. */
  account?: SignedInAccount;
  /** What that account and its user may; present together with `account`. */
  rights?: Rights;
  /** The operation's own word about who may call it. */
  access?: Access;
  /** SHA-256 of that token: the key of its session. */
  sessionKey?: Buffer;
  ip: string;
  requestId: string;
}

/** The account of the request. @throws 401-1 when nobody is signed in. */
export function requireAccount(context: RequestContext): SignedInAccount {
  if (!context.account) throw new DomainError(HTTP_ERRORS.signInNeeded);
  return context.account;
}
