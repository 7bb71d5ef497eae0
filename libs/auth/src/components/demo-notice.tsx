import { useQuery } from '@tanstack/react-query';
import { LatinRun, Notice } from '@peyk/shared-ui';
import { loginSettingQuery } from '../api/login-setting';
import { messages } from '../messages';

/** In the demo only: where the codes arrive, and with which name to sign in. */
export function DemoNotice({ showUsername = false }: { readonly showUsername?: boolean }) {
  const demo = useQuery(loginSettingQuery).data?.demo ?? null;
  if (demo === null) return null;
  return (
    <Notice tone="info">
      {messages.demo}{' '}
      <a href={demo.handsets_url} target="_blank" rel="noreferrer">
        {messages.demoLink}
      </a>
      {showUsername && (
        <>
          <br />
          {messages.username}: <LatinRun>{demo.username}</LatinRun>
        </>
      )}
    </Notice>
  );
}
