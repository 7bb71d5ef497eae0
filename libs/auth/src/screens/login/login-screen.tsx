import { useQuery } from '@tanstack/react-query';
import { sessionEvents, useAppDispatch, useAppSelector, usePage } from '@peyk/shared-store';
import { Notice } from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { confirmCode } from '../../api/confirm-code';
import { loginSettingQuery } from '../../api/login-setting';
import { authPaths } from '../../auth-paths';
import { CodeStep } from '../../components/code-step';
import { DemoNotice } from '../../components/demo-notice';
import { PublicFrame } from '../../components/public-frame';
import { messages } from '../../messages';
import type { Challenge } from '../../model/challenge';
import { whereFrom } from '../../model/where-from';
import { CredentialsStep } from './credentials-step';

/** With what speaks to the browser's passkeys, which only those load who have one. */
const PasskeyButton = lazy(() => import('../../passkeys/passkey-button'));

/** Signing in, in two steps. With a session already there it leads on at once. */
export default function LoginScreen() {
  usePage({ title: messages.loginTitle });
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector((state) => state.session.token !== null);
  const [challenge, setChallenge] = useState<Challenge>();
  const { destination, passwordChanged } = useArrival();
  const wasEnded = useAppSelector((state) => state.session.ended === 'by the server');
  const setting = useQuery(loginSettingQuery);
  const signIn = (token: string) => dispatch(sessionEvents.loggedIn({ token }));

  if (isSignedIn) return <Navigate to={destination} replace />;
  return (
    <PublicFrame>
      {challenge === undefined ? (
        <>
          {wasEnded && !passwordChanged && <Notice tone="attention">{messages.sessionEnded}</Notice>}
          {passwordChanged && <Notice tone="alive">{messages.passwordChanged}</Notice>}
          <CredentialsStep onChallenge={setChallenge} registrationOpen={setting.data?.registration_open === true} />
        </>
      ) : (
        <CodeStep
          challenge={challenge}
          title={messages.codeTitle}
          action={messages.confirm}
          confirm={confirmCode}
          onConfirmed={signIn}
          // Another code is of the same sign-in.
          onChallenge={(next) => setChallenge({ ...next, passkey: challenge.passkey })}
          otherWay={
            challenge.passkey && (
              <Suspense fallback={null}>
                <PasskeyButton token={challenge.token} offer={challenge.passkey} onSignedIn={signIn} />
              </Suspense>
            )
          }
          backLabel={messages.back}
          onBack={() => setChallenge(undefined)}
        />
      )}
      <DemoNotice showUsername={challenge === undefined} />
    </PublicFrame>
  );
}

/** Signing in goes on where the person wanted to be; and a password that was just changed is told. */
function useArrival() {
  const state: unknown = useLocation().state;
  const passwordChanged = typeof state === 'object' && state !== null && 'passwordChanged' in state;
  return { destination: whereFrom(state) ?? authPaths.afterLogin, passwordChanged } as const;
}
