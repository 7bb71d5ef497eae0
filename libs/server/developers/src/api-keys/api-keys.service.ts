import { sendStepUpCode, withStepUpCode } from '@peyk/server-auth';
import type { CodePorts } from '@peyk/server-auth';
import { listAccessRoles } from '@peyk/server-colleagues';
import type { Role } from '@peyk/server-colleagues';
import { auditChange, runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import {
  DomainError,
  HTTP_ERRORS,
  hashToken,
  newKeySecret,
  prefixOfSecret,
  requireAccount,
  requireOwned,
  takeTurn,
} from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext, Rights } from '@peyk/server-http';
import { trimText } from '@peyk/shared-validation';
import { fail } from '../fail';
import { MAX_API_KEYS, mayGiveEverything, mayGiveRole, requireAddresses, requireExpiry } from './api-keys.policy';
import { presentApiKey } from './api-keys.presenter';
import { countApiKeys, deleteApiKeyRow, findApiKey, insertApiKey, selectApiKeys } from './api-keys.repository';
import type { NewApiKeyRow } from './api-keys.repository';

/** Who asks, and what they may give. */
function rightsOf({ rights }: RequestContext): Rights {
  if (!rights) throw new DomainError(HTTP_ERRORS.signInNeeded);
  return rights;
}

/** The keys of the account, newest first, with what a new one may be given. */
export async function listApiKeys(context: RequestContext): Promise<OperationData<'listApiKeys'>> {
  const { accountId } = requireAccount(context);
  const rights = rightsOf(context);
  const now = context.clock.now();
  const keys = await selectApiKeys(context.db, accountId);
  const roles = (await listAccessRoles(context.db, { accountId })).filter((role) => mayGiveRole(rights, role));
  return {
    items: keys.map((key) => presentApiKey(key, now)),
    choices: {
      everything: mayGiveEverything(rights),
      roles: roles.map(({ roleId, title }) => ({ id: roleId.toString(), title })),
    },
  };
}

/** One of them, without its secret, which nobody can tell any more. @throws 404-590 */
export async function getApiKey(context: RequestContext, id: string): Promise<OperationData<'getApiKey'>> {
  const asked = { accountId: requireAccount(context).accountId, id: BigInt(id) };
  const key = await requireOwned(findApiKey(context.db, asked), () => fail('unknownApiKey', 'key_id'));
  return presentApiKey(key, context.clock.now());
}

/** A key would outlive the leave that the owner gave. @throws 403-9 */
function requireOwnUser(context: RequestContext): void {
  if (requireAccount(context).impersonated) throw new DomainError(HTTP_ERRORS.notOnBehalf);
}

/** Sends the code that goes with a new key. @throws 403-9, 409-590, 429-1, 429-10 */
export async function sendApiKeyCode(
  context: RequestContext,
  ports: CodePorts,
): Promise<OperationData<'sendApiKeyCode'>> {
  requireOwnUser(context);
  const { accountId } = requireAccount(context);
  if ((await countApiKeys(context.db, accountId)) >= MAX_API_KEYS) fail('tooManyApiKeys');
  return sendStepUpCode(context, ports, 'api_key');
}

/** The role that a key gets, or null for everything. @throws 403-590, 404-591 */
async function requireRole(tx: Tx, context: RequestContext, roleId: string | null): Promise<Role | null> {
  const rights = rightsOf(context);
  if (roleId === null) return mayGiveEverything(rights) ? null : fail('moreThanOwn', 'role_id');
  const { accountId } = requireAccount(context);
  const roles = await listAccessRoles(tx, { accountId });
  const role = roles.find((one) => one.roleId === BigInt(roleId)) ?? fail('unknownRole', 'role_id');
  return mayGiveRole(rights, role) ? role : fail('moreThanOwn', 'role_id');
}

async function insertOnce(tx: Tx, row: NewApiKeyRow): Promise<bigint> {
  // The same turn as roles take: one that is given here is not deleted meanwhile.
  await takeTurn(tx, 'colleagues', row.accountId);
  if ((await countApiKeys(tx, row.accountId)) >= MAX_API_KEYS) fail('tooManyApiKeys');
  return insertApiKey(tx, row);
}

/** Nothing here opens anything: the prefix is shown to people, too. */
function note({ audit }: RequestContext, keyId: bigint, row: NewApiKeyRow): void {
  if (!audit) return;
  const { title, mode, prefix, roleId, allowedAddresses, expiresAt } = row;
  audit.object = `apikey:${keyId}`;
  audit.details = { title, mode, prefix, roleId, allowedAddresses, expiresAt };
}

/**
 * Makes a key with the code that came by SMS, once. The secret is in the answer and nowhere else.
 * @throws 403-9, 403-590, 404-591, 409-590, 422-11, 422-12, 422-60, 422-61, 422-590, 422-591, 429-13
 */
export async function createApiKey(
  context: RequestContext,
  ports: Pick<CodePorts, 'pepper'>,
  {
    token,
    code,
    title,
    mode = 'live',
    role_id,
    allowed_addresses = [],
    expires_at,
  }: OperationInput<'createApiKey'>['body'],
): Promise<OperationData<'createApiKey'>> {
  requireOwnUser(context);
  const { accountId, userId } = requireAccount(context);
  const now = context.clock.now();
  const [allowedAddresses, expiresAt] = [requireAddresses(allowed_addresses), requireExpiry(expires_at, now)];
  const secret = newKeySecret(mode);
  const id = await withStepUpCode(context, ports, { purpose: 'api_key', token, code }, async (tx) => {
    const role = await requireRole(tx, context, role_id);
    const row = {
      ...{ accountId, title: trimText(title), mode, prefix: prefixOfSecret(secret), secretHash: hashToken(secret) },
      ...{ roleId: role?.roleId ?? null, allowedAddresses, expiresAt, createdAt: now, createdBy: userId },
    };
    const keyId = await insertOnce(tx, row);
    note(context, keyId, row);
    return keyId;
  });
  const made = (await findApiKey(context.db, { accountId, id })) ?? fail('unknownApiKey');
  return { secret, key: presentApiKey(made, now) };
}

/** The next call with the key is refused. @throws 404-590 */
export async function deleteApiKey(context: RequestContext, id: string): Promise<null> {
  const { accountId } = requireAccount(context);
  await runTransaction(context.db, async (tx) => {
    const gone = (await deleteApiKeyRow(tx, { accountId, id: BigInt(id) })) ?? fail('unknownApiKey', 'id');
    auditChange({
      ...{ accountId, object: `apikey:${id}` },
      ...{ before: { ...gone }, after: { title: null, prefix: null } },
    });
  });
  return null;
}
