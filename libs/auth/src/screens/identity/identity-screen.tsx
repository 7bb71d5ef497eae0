import { whoAmIQuery } from '@peyk/shared-api-client';
import { useQuery } from '@tanstack/react-query';
import { usePage } from '@peyk/shared-store';
import {
  Card,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  LinkButton,
  Notice,
  QueryView,
  SkeletonRows,
  Stack,
} from '@peyk/shared-ui';
import { Link } from 'react-router';
import { authPaths } from '../../auth-paths';
import { NarrowPage } from '../../components/narrow-page';
import { memberMessages } from '../../member-messages';
import { messages } from '../../messages';
import { CorrectionForm } from './correction-form';

/** While the registry has not answered, the state is asked for again this often. */
const CHECKING_INTERVAL_MS = 10_000;

/** Why the panel is not active, and the way to correct it. */
export default function IdentityScreen() {
  usePage({ title: memberMessages.identityTitle });
  const who = useQuery({
    ...whoAmIQuery,
    refetchInterval: ({ state }) => (state.data?.activation.state === 'checking' ? CHECKING_INTERVAL_MS : false),
  });
  return (
    <QueryView
      query={who}
      loading={<SkeletonRows count={3} />}
      isEmpty={({ activation }) => activation.state === 'active'}
      empty={<Active />}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {({ activation: { state, message } }) => (
        <NarrowPage>
          <Card>
            {state === 'checking' ? (
              <Stack gap={4}>
                <Notice tone="attention">{message ?? memberMessages.identityChecking}</Notice>
                <p>{memberMessages.identityCheckingHelp}</p>
              </Stack>
            ) : (
              <Stack gap={4}>
                <Notice tone="danger">
                  <b>{memberMessages.identityFailed}</b>
                  <p>{message}</p>
                </Notice>
                <p>{memberMessages.identityHelp}</p>
                <CorrectionForm />
              </Stack>
            )}
          </Card>
        </NarrowPage>
      )}
    </QueryView>
  );
}

function Active() {
  return (
    <EmptyFace
      drawing="send"
      title={memberMessages.identityActive}
      help={memberMessages.identityActiveHelp}
      action={
        <LinkButton component={Link} to={authPaths.afterLogin} variant="primary">
          {messages.toPanel}
        </LinkButton>
      }
    />
  );
}
