import { useQuery } from '@tanstack/react-query';
import { sessionEvents, useAppDispatch, useAppSelector, usePage } from '@peyk/shared-store';
import { ErrorFace, ForbiddenFace, QueryView, Spinner } from '@peyk/shared-ui';
import { Suspense, lazy, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import type { Registered } from '../../api/confirm-registration';
import { loginSettingQuery } from '../../api/login-setting';
import { authPaths } from '../../auth-paths';
import { PublicFrame } from '../../components/public-frame';
import { messages } from '../../messages';
import { RegisterFlow } from './register-flow';

/** The verdict of a few, and where nobody is let in; most come in without them. */
const NotActive = lazy(() => import('./not-active'));
const Closed = lazy(() => import('./closed'));

/** Making an account: a form of three steps, the code from the mobile, and the verdict about the identity. */
export default function RegisterScreen() {
  usePage({ title: messages.registerTitle });
  const setting = useQuery(loginSettingQuery);
  const isSignedIn = useAppSelector((state) => state.session.token !== null);
  const dispatch = useAppDispatch();
  const [registered, setRegistered] = useState<Registered>();
  // The session begins only when the verdict is on the page: otherwise being signed in would lead away from it.
  useEffect(() => {
    if (registered !== undefined) dispatch(sessionEvents.loggedIn({ token: registered.token }));
  }, [registered, dispatch]);

  if (registered !== undefined && registered.activation.state !== 'active') {
    return (
      <PublicFrame isLong>
        <Suspense fallback={<Spinner />}>
          <NotActive activation={registered.activation} />
        </Suspense>
      </PublicFrame>
    );
  }
  if (isSignedIn) return <Navigate to={authPaths.afterLogin} replace />;
  return (
    <PublicFrame isLong>
      <QueryView
        query={setting}
        loading={<Spinner />}
        isEmpty={(data) => !data.registration_open}
        empty={
          <Suspense fallback={<Spinner />}>
            <Closed />
          </Suspense>
        }
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {() => <RegisterFlow onRegistered={setRegistered} />}
      </QueryView>
    </PublicFrame>
  );
}
