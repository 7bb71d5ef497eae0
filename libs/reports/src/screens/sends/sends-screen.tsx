import { sendListQuery } from '@peyk/shared-sends';
import { useMay, usePage } from '@peyk/shared-store';
import { EmptyFace, LinkButton, Stack } from '@peyk/shared-ui';
import { Suspense, lazy } from 'react';
import { Link } from 'react-router';
import { messages } from '../../messages';
import { OTHER_PATHS } from '../../reports-paths';
import { SendsList } from './sends-list';

const words = messages.list;
const WaitingApprovals = lazy(() => import('./waiting-approvals'));

/** The sends of the last 30 days. */
export default function SendsScreen() {
  usePage({ title: words.title, hideBack: true });
  const mayApprove = useMay('send.approve');
  return (
    <Stack gap={4}>
      {mayApprove && (
        <Suspense fallback={null}>
          <WaitingApprovals />
        </Suspense>
      )}
      <SendsList list="recent" caption={words.caption} query={sendListQuery} empty={<NothingYet />} />
    </Stack>
  );
}

function NothingYet() {
  const maySend = useMay('send.create');
  return (
    <EmptyFace
      drawing="reports"
      title={words.emptyTitle}
      help={words.emptyHelp}
      action={
        maySend && (
          <LinkButton component={Link} to={OTHER_PATHS.quickSend} variant="primary" icon="send">
            {words.newSend}
          </LinkButton>
        )
      }
    />
  );
}
