import { DetailView } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { SkeletonRows, Stack } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useParams } from 'react-router';
import { secretaryQuery } from '../../api/get-secretary';
import { UNKNOWN_SECRETARY } from '../../components/unknown-secretary';
import { messages } from '../../messages';
import { SECRETARY_PATHS } from '../../secretary-paths';
import { SecretaryCard } from './secretary-card';

// A list with its table: the rules are there to be read before it has come.
const MessagesCard = lazy(() => import('./messages-card'));

/** One secretary, and the messages that it has dealt with. */
export default function SecretaryScreen() {
  usePage({ title: messages.one, backTo: SECRETARY_PATHS.list });
  const { id = '' } = useParams();
  return (
    <DetailView query={useQuery(secretaryQuery(id))} unknown={UNKNOWN_SECRETARY}>
      {(secretary) => (
        <Stack gap={4}>
          <SecretaryCard secretary={secretary} />
          <Suspense fallback={<SkeletonRows count={4} />}>
            <MessagesCard id={id} />
          </Suspense>
        </Stack>
      )}
    </DetailView>
  );
}
