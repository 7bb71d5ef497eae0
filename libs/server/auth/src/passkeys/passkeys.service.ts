import { randomBytes } from 'node:crypto';
import { auditChange, isUniqueViolation, runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { DomainError, requireAccount } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import { AUTH_ERRORS } from '../auth.errors';
import { MAX_PASSKEYS, PASSKEY_SECONDS } from '../auth.limits';
import type { Challenge } from '../codes/challenge.repository';
import type { CodePorts } from '../codes/issue-code.service';
import { requireCurrentPassword } from '../password/require-current-password';
import {
  deletePasskey,
  findSignInChallenge,
  insertPasskey,
  listPasskeys,
  lockNewChallenge,
  lockPasskey,
  setNewChallenge,
  setSignInChallenge,
  touchPasskey,
} from './passkeys.repository';
import type { PasskeyRow, UserKey } from './passkeys.repository';
import type { RelyingParty } from './relying-party';

/** Null where the installation has no address that browsers make passkeys for. */
export interface PasskeyPorts extends Pick<CodePorts, 'sendCode'> {
  relyingParty?: RelyingParty | null;
}

const CHALLENGE_BYTES = 32;
const ADVICE = 'اگر خودتان این کار را نکرده‌اید، فوراً با پشتیبانی تماس بگیرید.';
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const toBytes = (text: string) => Buffer.from(text, 'base64url');

/** A quarter of what the whole program takes to load, and wanted for passkeys alone: loaded with the first of them. */
const loadVerifier = () => import('@simplewebauthn/server');

/** While the person is asked for the key. What is wrong with it is told when it is needed. */
const expectVerifier = () => void loadVerifier().catch(() => undefined);

const requireParty = ({ relyingParty }: PasskeyPorts): RelyingParty => {
  if (!relyingParty) throw new DomainError(AUTH_ERRORS.noPasskeysHere);
  return relyingParty;
};

const present = ({ id, name, createdAt, lastUsedAt }: PasskeyRow) => ({
  id: id.toString(),
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

const known = ({ credentialId, transports }: PasskeyRow) => ({ id: toText(credentialId), transports });

/** The passkeys of the user, and whether more can be made. */
export async function showPasskeys(
  context: RequestContext,
  { relyingParty }: PasskeyPorts,
): Promise<OperationData<'listPasskeys'>> {
  const rows = await listPasskeys(context.db, requireAccount(context));
  return { items: rows.map(present), is_available: Boolean(relyingParty) };
}

/** What a new passkey has to sign, for anyone who knows the password. @throws 409-435, 409-436, 422-430, 429-1 */
export async function beginPasskey(
  context: RequestContext,
  ports: PasskeyPorts,
  currentPassword: string,
): Promise<OperationData<'beginPasskey'>> {
  const { id } = requireParty(ports);
  const { accountId, userId, username, name } = await requireCurrentPassword(context, currentPassword);
  const rows = await listPasskeys(context.db, { accountId, userId });
  if (rows.length >= MAX_PASSKEYS) throw new DomainError(AUTH_ERRORS.tooManyPasskeys);
  expectVerifier();
  const text = toText(randomBytes(CHALLENGE_BYTES));
  const until = new Date(context.clock.now().getTime() + PASSKEY_SECONDS * 1000);
  await setNewChallenge(context.db, { accountId, userId }, { text, until });
  return {
    ...{ challenge: text, relying_party: id, expires_in_seconds: PASSKEY_SECONDS },
    user: { handle: toText(Buffer.from(userId.toString())), name: username, display_name: name },
    known: rows.map(known),
  };
}

type Made = OperationInput<'addPasskey'>['body'];

/** What the browser has made, checked. @throws 422-434 */
async function verifyNew(made: Made, challenge: string, { id, origins }: RelyingParty) {
  const { verifyRegistrationResponse } = await loadVerifier();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id: made.credential_id, rawId: made.credential_id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: made.client_data, attestationObject: made.attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: false,
    });
    if (verified) return registrationInfo.credential;
  } catch {
    // Whatever is wrong with it: it is not what was asked for.
  }
  throw new DomainError(AUTH_ERRORS.badPasskey);
}

const tell = (tx: Tx, { sendCode }: PasskeyPorts, { text, ...message }: { mobile: number; text: string; at: Date }) =>
  sendCode(tx, { ...message, text: `پیک\n${text} ${ADVICE}` });

/** Takes a new passkey, once. @throws 409-435 to 409-437, 422-434 */
export async function addPasskey(
  context: RequestContext,
  ports: PasskeyPorts,
  made: Made,
): Promise<OperationData<'addPasskey'>> {
  const party = requireParty(ports);
  const { accountId, userId } = requireAccount(context);
  const at = context.clock.now();
  try {
    return await runTransaction(context.db, async (tx) => {
      const { text, until, mobile } = await lockNewChallenge(tx, { accountId, userId });
      if (text === null || until === null || until <= at) throw new DomainError(AUTH_ERRORS.passkeyOutOfDate);
      const { id: credentialId, publicKey, counter } = await verifyNew(made, text, party);
      await setNewChallenge(tx, { accountId, userId }, null);
      const rows = await listPasskeys(tx, { accountId, userId });
      if (rows.length >= MAX_PASSKEYS) throw new DomainError(AUTH_ERRORS.tooManyPasskeys);
      const key = { credentialId: toBytes(credentialId), publicKey: Buffer.from(publicKey), counter: BigInt(counter) };
      const name = made.name.trim();
      const id = await insertPasskey(tx, { accountId, userId, ...key, transports: made.transports, name }, at);
      await tell(tx, ports, { mobile, at, text: `کلید عبور «${name}» برای ورود به حساب شما ثبت شد.` });
      auditChange({ object: `passkey:${id}`, before: { has: false }, after: { has: true } });
      return { id: id.toString(), name, created_at: at.toISOString(), last_used_at: null };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'passkeys_credential_id_key')) throw new DomainError(AUTH_ERRORS.knownPasskey);
    throw error;
  }
}

/** Signing in goes on by code then, also without the last one. @throws 404-431, 422-430, 429-1 */
export async function removePasskey(
  context: RequestContext,
  ports: PasskeyPorts,
  { id, current_password }: OperationInput<'removePasskey'>['body'],
): Promise<null> {
  const { accountId, userId, mobile } = await requireCurrentPassword(context, current_password);
  const at = context.clock.now();
  await runTransaction(context.db, async (tx) => {
    const name = await deletePasskey(tx, { accountId, userId }, BigInt(id));
    if (name === undefined) throw new DomainError(AUTH_ERRORS.unknownPasskey);
    await tell(tx, ports, { mobile, at, text: `کلید عبور «${name}» از حساب شما حذف شد.` });
    auditChange({ object: `passkey:${id}`, before: { has: true }, after: { has: false } });
  });
  return null;
}

/** What a passkey would have to sign for this sign-in; undefined for a user without one. */
export async function offerPasskey(
  tx: Tx,
  { relyingParty }: PasskeyPorts,
  { tokenHash, ...user }: UserKey & { tokenHash: Buffer },
): Promise<OperationData<'login'>['passkey']> {
  if (!relyingParty) return undefined;
  const rows = await listPasskeys(tx, user);
  if (rows.length === 0) return undefined;
  expectVerifier();
  const standing = await findSignInChallenge(tx, tokenHash);
  const challenge = standing ?? toText(randomBytes(CHALLENGE_BYTES));
  if (standing === null) await setSignInChallenge(tx, tokenHash, challenge);
  return { challenge, relying_party: relyingParty.id, known: rows.map(known) };
}

/** What the browser's passkey has signed for a sign-in. */
export type SignedByPasskey = Pick<
  OperationInput<'confirmPasskey'>['body'],
  'credential_id' | 'client_data' | 'authenticator_data' | 'signature'
>;

/** Whether one of the user's passkeys has signed what this sign-in asked for. */
export async function judgePasskey(
  tx: Tx,
  challenge: Challenge,
  { relyingParty, signed, now }: Pick<PasskeyPorts, 'relyingParty'> & { signed: SignedByPasskey; now: Date },
): Promise<'right' | 'wrong'> {
  const { accountId, userId, tokenHash } = challenge;
  const { verifyAuthenticationResponse } = await loadVerifier();
  const expected = await findSignInChallenge(tx, tokenHash);
  const row = await lockPasskey(tx, { accountId, userId }, toBytes(signed.credential_id));
  if (!relyingParty || expected === null || !row) return 'wrong';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id: signed.credential_id, rawId: signed.credential_id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: signed.client_data,
          authenticatorData: signed.authenticator_data,
          signature: signed.signature,
        },
      },
      expectedChallenge: expected,
      expectedOrigin: [...relyingParty.origins],
      expectedRPID: relyingParty.id,
      requireUserVerification: false,
      credential: {
        id: signed.credential_id,
        publicKey: new Uint8Array(row.publicKey),
        counter: Number(row.counter),
      },
    });
    if (!verified) return 'wrong';
    await touchPasskey(tx, { accountId, id: row.id }, { counter: BigInt(authenticationInfo.newCounter), at: now });
    return 'right';
  } catch {
    // A key that counts backwards was copied; anything else is not what was asked for.
    return 'wrong';
  }
}
