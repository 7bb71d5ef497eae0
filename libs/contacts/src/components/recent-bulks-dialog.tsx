import { describeError } from '@peyk/shared-api-client';
import { useMay } from '@peyk/shared-store';
import {
  Button,
  Caption,
  Dialog,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  QueryView,
  SkeletonRows,
  Stack,
  When,
  space,
  styled,
  tone,
  useToasts,
} from '@peyk/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { contactBulksQuery, undoBulks, type ContactBulk } from '../api/contact-bulks';
import { PHONEBOOKS_KEY, SUPPRESSED_CHANGES, TAGS_KEY } from '../api/keys';
import { messages } from '../messages';
import { moreMessages } from '../more-messages';

const words = moreMessages.bulks;
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${tone.hairline}`,
  '&:last-child': { borderBlockEnd: 0 },
});
const Words = styled('div')({ flex: '1 1 220px', display: 'grid', gap: space[1], minInlineSize: 0 });
const Title = styled('span')({ overflowWrap: 'anywhere' });

/** What was done to many contacts in the last day, and the way back from each. */
export default function RecentBulksDialog({ onClose }: { readonly onClose: () => void }) {
  const query = useQuery({ ...contactBulksQuery(), staleTime: 0 });
  return (
    <Dialog open title={words.recent} onClose={onClose} actions={<Button onClick={onClose}>{messages.close}</Button>}>
      <Stack gap={4}>
        <Caption>{words.recentHelp}</Caption>
        <QueryView
          query={query}
          loading={<SkeletonRows count={3} />}
          isEmpty={(bulks) => bulks.length === 0}
          empty={<EmptyFace title={words.recentEmptyTitle} help={words.recentEmptyHelp} />}
          error={(view) => <ErrorFace {...view} />}
          forbidden={<ForbiddenFace />}
        >
          {(bulks) => (
            <Stack gap={3} role="list">
              {bulks.map((bulk) => (
                <BulkRow key={bulk.id} bulk={bulk} />
              ))}
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Dialog>
  );
}

function BulkRow({ bulk }: { readonly bulk: ContactBulk }) {
  const { action, title, state, changed_count, created_at } = bulk;
  const mayEdit = useMay('contact.edit');
  const canGoBack = state === 'done' || state === 'stopped';
  const name = words.actions[action](title ?? words.gone);
  return (
    <Row role="listitem" aria-label={name}>
      <Words>
        <Title>{name}</Title>
        <Caption>
          {words.states[state]}، {words.changed(changed_count)}، <When instant={created_at} />
        </Caption>
      </Words>
      {mayEdit && canGoBack && changed_count > 0 && <UndoButton bulk={bulk} name={name} />}
    </Row>
  );
}

function UndoButton({ bulk, name }: { readonly bulk: ContactBulk; readonly name: string }) {
  const client = useQueryClient();
  const { show } = useToasts();
  const undoing = useMutation({
    mutationFn: () => undoBulks([bulk]),
    onSuccess: () => void show({ text: words.undoing }),
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
    onSettled: () =>
      Promise.all(
        [...SUPPRESSED_CHANGES, PHONEBOOKS_KEY, TAGS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
  return (
    <Button aria-label={`${words.undo}: ${name}`} busy={undoing.isPending} onClick={() => undoing.mutate()}>
      {words.undo}
    </Button>
  );
}
