import { EmptyFace, LinkButton } from '@peyk/shared-ui';
import { Link } from 'react-router';
import { authPaths } from '../../auth-paths';
import { messages } from '../../messages';

/** Nobody makes an account here. */
export default function Closed() {
  return (
    <EmptyFace
      isPage
      drawing="lock"
      title={messages.registerClosedTitle}
      help={messages.registerClosedHelp}
      action={
        <LinkButton component={Link} to={authPaths.login} variant="primary">
          {messages.toLogin}
        </LinkButton>
      }
    />
  );
}
