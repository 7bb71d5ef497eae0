import { useQuery } from '@tanstack/react-query';
import { sessionEvents, useAppDispatch, useAppSelector, usePage } from '@peyk/shared-store';
import { LatinRun, Notice } from '@peyk/shared-ui';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginSettingQuery } from '../../api/login-setting';
import { authPaths } from '../../auth-paths';
import { messages } from '../../messages';
import type { Challenge } from '../../model/challenge';
import { CodeStep } from './code-step';
import { CredentialsStep } from './credentials-step';
import { LoginFrame } from './login-frame';

/** Signing in, in two steps. With a session already there it leads on at once. */
export default function LoginScreen() {
  usePage({ title: messages.loginTitle });
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector((state) => state.session.token !== null);
  const [challenge, setChallenge] = useState<Challenge>();
  const destination = useDestination();
  const setting = useQuery(loginSettingQuery);

  if (isSignedIn) return <Navigate to={destination} replace />;
  const demo = setting.data?.demo ?? null;
  return (
    <LoginFrame>
      {challenge === undefined ? (
        <CredentialsStep onChallenge={setChallenge} />
      ) : (
        <CodeStep
          challenge={challenge}
          onChallenge={setChallenge}
          onConfirmed={(token) => dispatch(sessionEvents.loggedIn({ token }))}
          onBack={() => setChallenge(undefined)}
        />
      )}
      {demo !== null && (
        <Notice tone="info">
          {messages.demo}{' '}
          <a href={demo.handsets_url} target="_blank" rel="noreferrer">
            {messages.demoLink}
          </a>
          {challenge === undefined && (
            <>
              <br />
              {messages.username}: <LatinRun>{demo.username}</LatinRun>
            </>
          )}
        </Notice>
      )}
    </LoginFrame>
  );
}

/** The page that the guard turned away from, so that signing in goes on where the person wanted to be. */
function useDestination(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return authPaths.afterLogin;
  const { from } = state;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : authPaths.afterLogin;
}
