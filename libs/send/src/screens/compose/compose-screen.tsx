import { useQuery } from '@tanstack/react-query';
import { useAppSelector, usePage } from '@peyk/shared-store';
import { Card, EmptyFace, ErrorFace, ForbiddenFace, QueryView, Skeleton, Stack, size } from '@peyk/shared-ui';
import { Suspense, lazy, useEffect, useState, type ComponentType } from 'react';
import { linesQuery } from '@peyk/shared-screens';
import { WaysNav } from '../../components/ways-nav';
import { messages } from '../../messages';
import type { Way } from '../../model/way';
import { SEND_PATHS } from '../../send-paths';
import { ComposeForm, type MessageProps, type RecipientsFieldProps } from './compose-form';

const words = messages.compose;
const PlanNote = lazy(() => import('../../components/plan-note'));

interface ComposeScreenProps {
  readonly title: string;
  readonly way: Way;
  readonly Recipients: ComponentType<RecipientsFieldProps>;
  /** Where the text is written, when it is not like everywhere. */
  readonly Message?: ComponentType<MessageProps>;
}

/** Writing one text for recipients that are chosen in one way. */
export function ComposeScreen({ title, way, Recipients, Message }: ComposeScreenProps) {
  usePage({ title, backTo: SEND_PATHS.root });
  const lines = useQuery(linesQuery());
  const owner = useOwner();
  const [form, setForm] = useState(0);
  // The form waits for its owner, because it begins with what that person has kept.
  const query = owner === null ? { ...lines, data: undefined } : lines;
  return (
    <Stack gap={5}>
      <WaysNav />
      <Suspense fallback={null}>
        <PlanNote />
      </Suspense>
      <QueryView
        query={query}
        loading={<FormSkeleton title={title} />}
        isEmpty={(data) => !data.some(({ active }) => active)}
        empty={<EmptyFace drawing="send" title={words.noLinesTitle} help={words.noLinesHelp} />}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace message={words.blocked} />}
      >
        {(data) => (
          <ComposeForm
            key={form}
            way={way}
            Recipients={Recipients}
            Message={Message}
            lines={data}
            owner={owner ?? UNKNOWN_OWNER}
            onReplaced={() => setForm(form + 1)}
          />
        )}
      </QueryView>
    </Stack>
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
function FormSkeleton({ title }: { readonly title: string }) {
  return (
    <Card role="status" aria-label={title} style={{ maxInlineSize: size.form }}>
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
