import { useQuery } from '@tanstack/react-query';
import { describeError } from '@peyk/shared-api-client';
import { sessionEvents, useAppDispatch, usePage } from '@peyk/shared-store';
import { EmptyFace, LinkButton, Spinner } from '@peyk/shared-ui';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { externalLoginQuery } from '../../api/external-login';
import { authPaths } from '../../auth-paths';
import { messages } from '../../messages';

/** Where an admin's one-use code leads: it becomes a session, and the code leaves the address and the history. */
export default function ExternalLoginScreen() {
  usePage({ title: messages.externalTitle });
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const code = parameters.get('token') ?? '';
  const signingIn = useQuery(externalLoginQuery(code));
  const token = signingIn.data?.token;

  useEffect(() => {
    if (token === undefined) return;
    dispatch(sessionEvents.loggedIn({ token }));
    void navigate(authPaths.afterLogin, { replace: true });
  }, [token, dispatch, navigate]);

  if (code !== '' && !signingIn.isError) return <Spinner />;
  return (
    <main>
      <EmptyFace
        isPage
        drawing="lock"
        title={messages.externalTitle}
        help={signingIn.isError ? describeError(signingIn.error) : messages.externalMissing}
        action={
          <LinkButton component={Link} to={authPaths.login} variant="primary">
            {messages.toLogin}
          </LinkButton>
        }
      />
    </main>
  );
}
