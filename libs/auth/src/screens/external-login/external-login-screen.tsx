import { useQuery } from '@tanstack/react-query';
import { ApiError, describeError } from '@peyk/shared-api-client';
import { sessionEvents, useAppDispatch, useAppSelector, usePage, type SessionUser } from '@peyk/shared-store';
import { Button, EmptyFace, LinkButton, Spinner } from '@peyk/shared-ui';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { externalLoginQuery } from '../../api/external-login';
import { authPaths } from '../../auth-paths';
import { PublicFrame } from '../../components/public-frame';
import { externalMessages } from '../../external-messages';
import { messages } from '../../messages';

const SERVER_FAILURE = 500;
/** As in the contract of `externalLogin`: what is shorter was cut on its way. */
const SHORTEST_CODE = 30;

/** Where an admin's one-use code leads: it becomes a session. The code leaves the address and the history at once. */
export default function ExternalLoginScreen() {
  usePage({ title: externalMessages.externalTitle });
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const code = useCodeOutOfAddress();
  const { isAsking, current, agree } = useQuestion(code);
  const query = externalLoginQuery(code);
  // The code is worth one call, so it is spent only after the answer.
  const signingIn = useQuery({ ...query, enabled: code !== '' && !isAsking });
  const token = signingIn.data?.token;

  useEffect(() => {
    if (token === undefined) return;
    dispatch(sessionEvents.loggedIn({ token }));
    void navigate(authPaths.afterLogin, { replace: true });
  }, [token, dispatch, navigate]);

  if (isAsking) return <ReplaceQuestion current={current} onAgree={agree} />;
  if (code !== '' && !signingIn.isError) return <Spinner />;
  const mayRetry = signingIn.isError && isPassing(signingIn.error);
  return (
    <PublicFrame>
      <EmptyFace
        isPage
        drawing="lock"
        title={externalMessages.externalTitle}
        help={helpOf(signingIn.error, mayRetry)}
        action={
          mayRetry ? (
            <Button
              variant="primary"
              icon="refresh"
              busy={signingIn.isFetching}
              onClick={() => void signingIn.refetch()}
            >
              {messages.tryAgain}
            </Button>
          ) : (
            <LinkButton component={Link} to={authPaths.login} variant="primary">
              {messages.toLogin}
            </LinkButton>
          )
        }
      />
    </PublicFrame>
  );
}

/** A session that is open in this browser is not replaced without a word: its owner may be in the middle of something. */
function useQuestion(code: string) {
  const token = useAppSelector((state) => state.session.token);
  const current = useAppSelector((state) => state.session.user);
  const [wasSignedIn] = useState(token !== null);
  const [hasAgreed, setHasAgreed] = useState(false);
  // Who was signed out meanwhile has nothing left to lose.
  const isAsking = code !== '' && wasSignedIn && !hasAgreed && token !== null;
  return { isAsking, current, agree: () => setHasAgreed(true) };
}

function ReplaceQuestion({ current, onAgree }: { readonly current: SessionUser | null; readonly onAgree: () => void }) {
  return (
    <PublicFrame>
      <EmptyFace
        isPage
        drawing="lock"
        title={externalMessages.externalTitle}
        help={externalMessages.externalReplaces(current)}
        action={
          <>
            <Button variant="primary" onClick={onAgree}>
              {externalMessages.externalReplace}
            </Button>
            <LinkButton component={Link} to={authPaths.afterLogin}>
              {externalMessages.externalStay}
            </LinkButton>
          </>
        }
      />
    </PublicFrame>
  );
}

/** Takes the code and cleans the address, so that it is in no history, bookmark or screenshot. Empty where there is none, or a part of one. */
function useCodeOutOfAddress(): string {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [code] = useState(() => {
    const given = parameters.get('token') ?? '';
    return given.length < SHORTEST_CODE ? '' : given;
  });
  const stands = parameters.has('token');
  useEffect(() => {
    if (stands) void navigate(authPaths.externalLogin, { replace: true });
  }, [stands, navigate]);
  return code;
}

/** Whether nothing was said about the code: no answer came, or the server itself failed. */
function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.status === undefined || error.status >= SERVER_FAILURE);
}

function helpOf(error: Error | null, mayRetry: boolean): string {
  if (error === null) return externalMessages.externalMissing;
  return mayRetry ? describeError(error) : `${describeError(error)}\n${externalMessages.externalRemedy}`;
}
