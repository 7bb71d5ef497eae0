import { usePage } from '@peyk/shared-store';
import { EmptyFace, LinkButton, Spinner } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { invitationQuery } from '../../api/join';
import { authPaths } from '../../auth-paths';
import { PublicFrame } from '../../components/public-frame';
import { joinMessages as words } from '../../join-messages';
import { CodeForm } from './code-form';
import { JoinForm } from './join-form';

/** Where an invitation leads: its reader sees who invites, and chooses a user name and a password. */
export default function JoinScreen() {
  usePage({ title: words.title });
  const [code, setCode] = useCodeOfAddress();
  const [joined, setJoined] = useState<{ readonly code: string; readonly username: string }>();
  const invitation = useQuery({ ...invitationQuery(code), enabled: code !== '', retry: false });

  if (joined?.code === code) return <Joined username={joined.username} />;
  if (code !== '' && invitation.isPending) return <Spinner />;
  return (
    <PublicFrame>
      {invitation.data === undefined ? (
        <CodeForm error={invitation.error} onCode={setCode} />
      ) : (
        <JoinForm
          code={code}
          invitation={invitation.data}
          onJoined={(username) => setJoined({ code, username })}
          onOtherCode={() => setCode('')}
        />
      )}
    </PublicFrame>
  );
}

function Joined({ username }: { readonly username: string }) {
  return (
    <PublicFrame>
      <EmptyFace
        isPage
        drawing="compass"
        title={words.doneTitle}
        help={words.done(username)}
        action={
          <LinkButton component={Link} to={authPaths.login} variant="primary">
            {words.toLogin}
          </LinkButton>
        }
      />
    </PublicFrame>
  );
}

/** Takes each code from behind the mark and cleans the address, so that it is in no history, bookmark or screenshot. */
function useCodeOfAddress() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [code, setCode] = useState(() => hash.slice(1));
  // A link that is opened where the page stands already changes only what is behind the mark.
  if (hash !== '' && hash.slice(1) !== code) setCode(hash.slice(1));
  useEffect(() => {
    if (hash !== '') void navigate(authPaths.join, { replace: true });
  }, [hash, navigate]);
  return [code, setCode] as const;
}
