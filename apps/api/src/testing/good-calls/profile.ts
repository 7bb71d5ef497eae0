import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { NOTHING, ask, type GoodCall } from './good-call';
import { PNG } from './png';

/** A document as an upload leaves it; the one before is no more. */
async function givenDocument({ database: { db }, clock }: World, { accountId }: Side): Promise<void> {
  await db
    .updateTable('account_documents')
    .set({ removed_at: clock.now() })
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .execute();
  await db
    .insertInto('account_documents')
    .values({
      ...{ account_id: accountId, kind: 'trust_seal', asked_at: clock.now() },
      file_id: '0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f11',
    })
    .execute();
}

/** Who holds the account, and what shows it. */
export const PROFILE = {
  getUserSetting: NOTHING,
  updateUserSetting: async (world: World) => ({ body: { by_sms: { patterns: world.fresh() % 2 === 0 } } }),
  showProfile: NOTHING,
  updateProfile: async (_: World, { marker }: Side) => ({ body: { address: marker, postal_code: '1411713137' } }),
  showProfileImage: async (world: World, side: Side) => {
    await ask(world, side, 'uploadProfileImage', { file: PNG });
    return {};
  },
  uploadProfileImage: async ({ database: { db } }: World, { accountId }: Side) => {
    // Another picture would change the file of the one before.
    await db.updateTable('profiles').set({ logo_file_id: null }).where('account_id', '=', accountId).execute();
    return { file: PNG };
  },
  removeProfileImage: NOTHING,
  listDocuments: NOTHING,
  uploadDocument: async () => ({ query: { kind: 'national_card_front' }, file: PNG }),
  removeDocument: async (world: World, side: Side) => {
    await givenDocument(world, side);
    return { body: { kind: 'trust_seal' } };
  },
} satisfies Partial<Record<OperationId, GoodCall>>;
