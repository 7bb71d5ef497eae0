import { useQuery } from '@tanstack/react-query';
import { ApiError, describeError } from '@peyk/shared-api-client';
import { sessionEvents, useAppDispatch, usePage } from '@peyk/shared-store';
import { Button, EmptyFace, LinkButton, Spinner } from '@peyk/shared-ui';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { externalLoginQuery } from '../../api/external-login';
import { authPaths } from '../../auth-paths';
import { PublicFrame } from '../../components/public-frame';
import { messages } from '../../messages';

const SERVER_FAILURE = 500;

/** Where an admin's one-use code leads: it becomes a session. The code leaves the address and the history at once. */
export default function ExternalLoginScreen() {
  usePage({ title: messages.externalTitle });
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const code = useCodeOutOfAddress();
  const signingIn = useQuery(externalLoginQuery(code));
  const token = signingIn.data?.token;

  useEffect(() => {
    if (token === undefined) return;
    dispatch(sessionEvents.loggedIn({ token }));
    void navigate(authPaths.afterLogin, { replace: true });
  }, [token, dispatch, navigate]);

  if (code !== '' && !signingIn.isError) return <Spinner />;
  const mayRetry = signingIn.isError && isPassing(signingIn.error);
  return (
    <PublicFrame>
      <EmptyFace
        isPage
        drawing="lock"
        title={messages.externalTitle}
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

/** Takes the code and cleans the address, so that it is in no history, bookmark or screenshot. */
function useCodeOutOfAddress(): string {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [code] = useState(() => parameters.get('token') ?? '');
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
  if (error === null) return messages.externalMissing;
  return mayRetry ? describeError(error) : `${describeError(error)}\n${messages.externalRemedy}`;
}
