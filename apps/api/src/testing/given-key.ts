import { hashToken, newKeySecret, prefixOfSecret } from '@peyk/server-http';
import type { KeyMode } from '@peyk/server-http';
import type { Side, World } from './access-world';

/** A key of a user with a role that holds these permissions and reads texts of messages or not, or with everything. @returns what a program sends */
export async function givenKey(
  { database: { db }, clock, fresh }: World,
  { accountId, userId }: Pick<Side, 'accountId' | 'userId'>,
  permissions: readonly string[] | null,
  { mode = 'live', hidesTexts = false }: { mode?: KeyMode; hidesTexts?: boolean } = {},
): Promise<string> {
  const secret = newKeySecret(mode);
  const now = clock.now();
  const role = async (held: readonly string[]) => {
    const times = { created_at: now, updated_at: now };
    const row = {
      account_id: accountId,
      title: `نقش کلید ${fresh()}`,
      permissions: [...held],
      hides_texts: hidesTexts,
      ...times,
    };
    return (await db.insertInto('roles').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };
  const key = {
    ...{ account_id: accountId, title: 'کلید', mode, prefix: prefixOfSecret(secret), secret_hash: hashToken(secret) },
    ...{ has_all: permissions === null, role_id: permissions && (await role(permissions)) },
    ...{ expires_at: null, last_used_at: null, created_at: now, created_by: userId },
  };
  await db.insertInto('api_keys').values(key).execute();
  return `Bearer ${secret}`;
}
