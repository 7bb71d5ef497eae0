import type { ServerContext } from '@peyk/server-database';
import type { Access } from '@peyk/shared-contract';
import type { AuditNote } from './access/audited';
import type { Rights } from './access/rights';
import type { RepeatCall } from './calls/repeat-call';
import { DomainError } from './errors/domain-error';
import { HTTP_ERRORS } from './errors/http.errors';

/** On whose behalf a request runs. */
export interface SignedInAccount {
  accountId: bigint;
  userId: bigint;
  /** An admin acts on behalf of the account. */
  impersonated: boolean;
}

/** The API key with which a program calls. */
export interface CallingKey {
  id: bigint;
  /** What it sends stays in the sandbox. */
  isTest: boolean;
  /** The call that this one makes again, when a person has asked for that. */
  repeats?: bigint;
}

/** Who is signed in to the desk. */
export interface DeskPerson {
  id: bigint;
  username: string;
  name: string;
  roles: readonly string[];
}

/** What a handler knows about a request besides its input. */
export interface RequestContext extends ServerContext {
  /** Present when the request came with a good token. */
  account?: SignedInAccount;
  /** What that account and its user may; present together with `account`. */
  rights?: Rights;
  /** Present when a program calls with a key; `account` then names its maker. */
  key?: CallingKey;
  /** Makes a call of a program again; null where programs have no keys. */
  repeatCall?: RepeatCall | null;
  /** Present at the desk, which has people and no accounts. */
  person?: DeskPerson;
  /** The operation's own word about who may call it. */
  access?: Access;
  /** Present for operations that are written down: what the handler adds to the entry. */
  audit?: AuditNote;
  /** SHA-256 of that token: the key of its session. Programs have none. */
  sessionKey?: Buffer;
  ip: string;
  /** What the caller's program calls itself; anything at all, and as long as a header may be. */
  userAgent?: string | undefined;
  requestId: string;
}

/** Whether a program only tries: services that send or spend ask it first, and do neither. */
export const isTestCall = ({ key }: Pick<RequestContext, 'key'>): boolean => key?.isTest === true;

/** Who asks, as rows name who made them: a user of the account, or the admin who acts on its behalf. */
export function requesterOf(context: RequestContext): { userId: bigint | null; impersonatedBy: string | null } {
  const { userId, impersonated } = requireAccount(context);
  if (!impersonated) return { userId, impersonatedBy: null };
  return { userId: null, impersonatedBy: context.rights?.impersonatedBy ?? 'unknown' };
}

/** Who makes a row. @throws for a test key, of which no live row is made */
export function authorOf(context: RequestContext): ReturnType<typeof requesterOf> {
  if (isTestCall(context)) throw new Error('A test key has come to where something is made or sent.');
  return requesterOf(context);
}

/** The person of a request to the desk. @throws 401-1 when nobody is signed in. */
export function requirePerson(context: RequestContext): DeskPerson {
  if (!context.person) throw new DomainError(HTTP_ERRORS.signInNeeded);
  return context.person;
}

/** The account of the request. @throws 401-1 when nobody is signed in. */
export function requireAccount(context: RequestContext): SignedInAccount {
  if (!context.account) throw new DomainError(HTTP_ERRORS.signInNeeded);
  return context.account;
}
