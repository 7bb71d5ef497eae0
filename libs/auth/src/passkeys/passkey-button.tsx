import { describeError } from '@peyk/shared-api-client';
import { Button, Notice } from '@peyk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import type { PasskeyOffer } from '../api/passkeys';
import { passkeyMessages as words } from '../passkey-messages';
import { isSupported, signInByPasskey } from './use-passkey';

interface PasskeyButtonProps {
  readonly token: string;
  readonly offer: PasskeyOffer;
  readonly onSignedIn: (token: string) => void;
}

/** Signs in with a passkey instead of the code. Nothing where the browser has none. */
export default function PasskeyButton({ token, offer, onSignedIn }: PasskeyButtonProps) {
  const signingIn = useMutation({ mutationFn: () => signInByPasskey(token, offer), onSuccess: onSignedIn });
  if (!isSupported()) return null;
  return (
    <>
      {signingIn.isError && <Notice tone="attention">{describeError(signingIn.error)}</Notice>}
      <Button icon="lock" wide busy={signingIn.isPending} onClick={() => signingIn.mutate()}>
        {words.signIn}
      </Button>
    </>
  );
}
