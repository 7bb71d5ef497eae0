import { ApiError, answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import {
  WebAuthnError,
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type AuthenticatorTransport,
} from '@simplewebauthn/browser';
import type { Passkey, PasskeyOffer } from '../api/passkeys';
import { keepDevice, knownDevice } from '../model/known-device';
import { passkeyMessages as words } from '../passkey-messages';

/** EdDSA, ES256, RS256: what the server's library reads, the strongest first. */
const ALGORITHMS = [-8, -7, -257];

export const isSupported = browserSupportsWebAuthn;

type Known = components['schemas']['KnownCredential'];

const toDescriptor = ({ id, transports }: Known) => ({
  ...{ id, type: 'public-key' as const },
  // Newer browsers may know more ways than these types.
  transports: transports as AuthenticatorTransport[],
});

/** Nothing that a server has said. */
const BROWSER_STATUS = 400;

/** The browser's own errors, in words: whatever it calls it, a person has turned away or it took too long. @throws {ApiError} */
async function inWords<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new ApiError(BROWSER_STATUS, { message: isKnown ? words.known : words.cancelled }, { cause: error });
  }
}

/** Lets the browser make a passkey, and the server keep it. @throws {ApiError} */
export async function makePasskey(name: string, current_password: string): Promise<Passkey> {
  const asked = await answerOf(api.POST('/passkey/begin', { body: { current_password } }));
  const { user, known, challenge, relying_party, expires_in_seconds } = asked;
  const made = await inWords(
    startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: relying_party, name: 'پیک' },
        user: { id: user.handle, name: user.name, displayName: user.display_name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: known.map(toDescriptor),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
        attestation: 'none',
        timeout: expires_in_seconds * 1000,
      },
    }),
  );
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return answerOf(
    api.POST('/passkey/create', {
      body: { name, credential_id: made.id, client_data: clientDataJSON, attestation: attestationObject, transports },
    }),
  );
}

/** Second step of signing in. Answers the token of the new session. @throws {ApiError} */
export async function signInByPasskey(token: string, offer: PasskeyOffer): Promise<string> {
  const signed = await inWords(
    startAuthentication({
      optionsJSON: {
        challenge: offer.challenge,
        rpId: offer.relying_party,
        allowCredentials: offer.known.map(toDescriptor),
        userVerification: 'preferred',
      },
    }),
  );
  const { clientDataJSON, authenticatorData, signature } = signed.response;
  const answer = await answerOf(
    api.POST('/confirm_passkey', {
      body: {
        ...{ token, credential_id: signed.id, client_data: clientDataJSON },
        ...{ authenticator_data: authenticatorData, signature, ...knownDevice() },
      },
    }),
  );
  keepDevice(answer.device);
  return answer.token;
}
