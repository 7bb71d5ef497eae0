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
  useToasts,
} from '@peyk/shared-ui';
import type { LooseFilterValues } from '@peyk/shared-url-state';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SEGMENTS_KEY } from '../api/keys';
import type { ContactFilters } from '../api/list-contacts';
import { propertyChoicesQuery } from '../api/properties';
import { createSegment, segmentsQuery } from '../api/segments';
import { moreMessages } from '../more-messages';
import { isShownExactly, toFilterValues } from '../model/saved-filters';
import { SegmentRow } from './segment-row';
import { TitleForm } from './title-form';

const words = moreMessages.segments;

interface SegmentsDialogProps {
  /** What the list is narrowed to now. */
  readonly asked: ContactFilters;
  /** With what the filter panel has of the saved filters. */
  readonly onOpen: (values: LooseFilterValues) => void;
  readonly onClose: () => void;
}

/** The saved filters of the account, and the way to save what the list shows now. */
export default function SegmentsDialog({ asked, onOpen, onClose }: SegmentsDialogProps) {
  const query = useQuery(segmentsQuery());
  const mayEdit = useMay('contact.edit');
  const { data: properties = [] } = useQuery(propertyChoicesQuery());
  const types = new Map(properties.map(({ id, type }) => [id, type]));
  const isNarrowed = Object.keys(asked).length > 0;
  return (
    <Dialog open title={words.title} onClose={onClose} actions={<Button onClick={onClose}>{words.close}</Button>}>
      <Stack gap={4}>
        <Caption>{words.help}</Caption>
        {mayEdit && isNarrowed && <SaveAsked asked={asked} />}
        {mayEdit && !isNarrowed && <Caption>{words.narrowFirst}</Caption>}
        <QueryView
          query={query}
          loading={<SkeletonRows count={3} />}
          isEmpty={(segments) => segments.length === 0}
          empty={<EmptyFace title={words.emptyTitle} help={words.emptyHelp} />}
          error={(view) => <ErrorFace {...view} />}
          forbidden={<ForbiddenFace />}
        >
          {(segments) => (
            <Stack gap={3} role="list">
              {segments.map((segment) => (
                <SegmentRow
                  key={segment.id}
                  segment={segment}
                  isShown={isShownExactly(segment.filters, types)}
                  onOpen={() => onOpen(toFilterValues(segment.filters, types))}
                />
              ))}
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Dialog>
  );
}

function SaveAsked({ asked }: { readonly asked: ContactFilters }) {
  const client = useQueryClient();
  const { show } = useToasts();
  const saving = useMutation({
    mutationFn: (title: string) => createSegment(title, asked),
    onSuccess: ({ title }) => {
      show({ text: words.saved(title) });
      return client.invalidateQueries({ queryKey: SEGMENTS_KEY });
    },
  });
  return (
    <TitleForm
      // A new one is empty again after each that was saved.
      key={saving.data?.id ?? ''}
      label={words.newTitle}
      submitLabel={words.save}
      busy={saving.isPending}
      error={saving.isError ? describeError(saving.error) : undefined}
      onSubmit={(title) => saving.mutate(title)}
    />
  );
}
