import { useQuery } from '@tanstack/react-query';
import { useAppSelector, usePage } from '@peyk/shared-store';
import { Card, EmptyFace, ErrorFace, ForbiddenFace, QueryView, Skeleton, Stack, size } from '@peyk/shared-ui';
import { useEffect, useState } from 'react';
import { linesQuery } from '../../api/list-lines';
import { messages } from '../../messages';
import { QuickForm } from './quick-form';

const words = messages.quick;

/** Quick send: one text to numbers that are typed or pasted. */
export default function QuickScreen() {
  usePage({ title: words.title, hideBack: true });
  const lines = useQuery(linesQuery());
  const owner = useOwner();
  // The form waits for its owner, because it begins with what that person has kept.
  const query = owner === null ? { ...lines, data: undefined } : lines;
  return (
    <QueryView
      query={query}
      loading={<FormSkeleton />}
      isEmpty={(data) => !data.some(({ active }) => active)}
      empty={<EmptyFace drawing="send" title={words.noLinesTitle} help={words.noLinesHelp} />}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace message={words.blocked} />}
    >
      {(data) => <QuickForm lines={data} owner={owner ?? UNKNOWN_OWNER} />}
    </QueryView>
  );
}

const UNKNOWN_OWNER = '';
const OWNER_WAIT_MS = 3000;

/** Who writes; null for the moment after a reload, and nobody in particular when the check of the token does not answer. */
function useOwner(): string | null {
  const now = useAppSelector((state) => state.session.user?.userName);
  // Signing out takes the name away a moment before the page: what is written never changes hands in between.
  const [known, setKnown] = useState(now);
  if (now !== undefined && now !== known) setKnown(now);
  const [isGivenUp, setGivenUp] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGivenUp(true), OWNER_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return known ?? (isGivenUp ? UNKNOWN_OWNER : null);
}

const BOXES_PX = [size.control, 190, size.control] as const;

/** The shape of the form: a line, a text box, a row for numbers. */
function FormSkeleton() {
  return (
    <Card role="status" aria-label={words.title} style={{ maxInlineSize: size.form }}>
      <Stack gap={5}>
        {BOXES_PX.map((height, index) => (
          <Stack key={index} gap={2}>
            <Skeleton style={{ inlineSize: '20%' }} />
            <Skeleton style={{ blockSize: height }} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
