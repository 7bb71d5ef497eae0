import { findHolder } from '@peyk/server-auth';
import type { Holder } from '@peyk/server-auth';
import { runTransaction } from '@peyk/server-database';
import type { DbOrTx, ServerContext, Tx } from '@peyk/server-database';
import type { Files } from '@peyk/server-files';
import { DomainError, HTTP_ERRORS, takeTurn } from '@peyk/server-http';
import type { Seal } from '@peyk/server-seal';
import { keyToMobile } from '@peyk/shared-sms';
import type { components } from '@peyk/shared-contract';
import { fail } from './fail';
import { PROFILE_IMAGE } from './profile-image';
import { NO_DETAILS, addressErrors, checkChanges } from './profile-fields';
import type { ProfileChanges, ProfileField } from './profile-fields';
import { findOwner, findProfile, writeProfile } from './profile.repository';
import type { ProfileRow } from './profile.repository';
import { requireKept } from './require-kept';

export type Profile = components['schemas']['Profile'];

/** Who looks or changes. */
export interface ProfileOf extends ServerContext {
  seal: Seal;
  accountId: bigint;
  /** The admin who acts on behalf of the account. */
  impersonatedBy: string | null;
}

/** What the registration told of its holder, by the names of the contract. It is settled here; `economic_number` alone is not. */
function settledOf(holder: Holder | undefined): ProfileChanges {
  if (!holder) return {};
  const { person, firstName, lastName, nationalId, birthDate } = holder;
  const who = { person, first_name: firstName, last_name: lastName, national_id: nationalId, birth_date: birthDate };
  if (person === 'real') return who;
  const { companyName, companyNationalId, registrationNumber } = holder;
  return {
    ...who,
    company_name: companyName,
    company_national_id: companyNationalId,
    registration_number: registrationNumber,
  };
}

/** @throws SealError */
export async function showProfile({ db, seal, accountId }: ProfileOf): Promise<Profile> {
  const owner = await findOwner(db, accountId);
  const holder = await findHolder(db, seal, accountId);
  const { details, logoFileId } = await findProfile(db, seal, accountId);
  const settled = settledOf(holder);
  return {
    user_name: owner?.username ?? '',
    mobile: owner ? keyToMobile(owner.mobile) : '',
    logo_file_id: logoFileId,
    settled: Object.keys(settled) as ProfileField[],
    details: { ...NO_DETAILS, economic_number: holder?.economicNumber ?? null, ...details, ...settled },
  };
}

/** One change after the other, each over what the one before has left. */
async function change(of: ProfileOf, next: (tx: Tx, before: ProfileRow) => Promise<ProfileRow>): Promise<void> {
  const { db, seal, clock, accountId, impersonatedBy } = of;
  await runTransaction(db, async (tx) => {
    await takeTurn(tx, 'profiles', accountId);
    const row = await next(tx, await findProfile(tx, seal, accountId));
    await writeProfile(tx, seal, { accountId, impersonatedBy, at: clock.now(), ...row });
  });
}

async function refuseSettled(db: DbOrTx, { seal, accountId }: ProfileOf, changes: ProfileChanges): Promise<void> {
  const settled = settledOf(await findHolder(db, seal, accountId));
  const [touched] = (Object.keys(changes) as ProfileField[]).filter(
    (field) => field in settled && changes[field] !== settled[field],
  );
  if (touched !== undefined) fail('settledField', touched);
}

/** @throws 422-1 where there is a sentence about any field */
function refuse(errors: Partial<Record<ProfileField, string>>): void {
  if (Object.keys(errors).length > 0) throw new DomainError({ ...HTTP_ERRORS.invalid, errors });
}

/** Changes what the body names. @throws 422-1 with a sentence for each field at fault, settledField */
export async function updateProfile(of: ProfileOf, body: ProfileChanges): Promise<Profile> {
  const { changes, errors } = checkChanges(body, of.clock.now());
  refuse(errors);
  await change(of, async (tx, { details, logoFileId }) => {
    await refuseSettled(tx, of, changes);
    const after = { ...details, ...changes };
    refuse(addressErrors(details, after));
    return { details: after, logoFileId };
  });
  return showProfile(of);
}

/** The picture, to be read. @throws unknownFile where there is none, storageAway */
export async function openProfileImage(of: ProfileOf, files: Pick<Files, 'open'>) {
  const { logoFileId } = await findProfile(of.db, of.seal, of.accountId);
  const viewer = { accountId: of.accountId, permissions: 'all' } as const;
  return files.open(of, viewer, logoFileId ?? '00000000-0000-0000-0000-000000000000');
}

/** Puts another picture there, or none. The one before is not kept any longer. */
export async function setProfileImage(
  of: ProfileOf,
  files: Pick<Files, 'keepUntil'>,
  fileId: string | null,
): Promise<Profile> {
  const { accountId, clock } = of;
  await change(of, async (tx, { details, logoFileId }) => {
    const now = clock.now();
    if (fileId !== null) await requireKept(tx, { accountId, id: fileId, purpose: PROFILE_IMAGE, now });
    if (logoFileId !== null) await files.keepUntil(tx, { accountId, id: logoFileId }, now);
    return { details, logoFileId: fileId };
  });
  return showProfile(of);
}
