import { describeError } from '@peyk/shared-api-client';
import {
  Button,
  Card,
  EmptyFace,
  ErrorFace,
  Fact,
  FactValue,
  Facts,
  ForbiddenFace,
  LongWords,
  QueryView,
  SkeletonRows,
  Stack,
  When,
  media,
  space,
  styled,
  tone,
  useToasts,
} from '@peyk/shared-ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { thingQuery } from '../../api/thing-query';
import type { ShownThing, ThingName, Verdict } from '../../api/thing-query';
import { useTakeThing } from '../../api/use-take-thing';
import { messages } from '../../messages';
import { useKeys } from '../../model/use-keys';
import { NOTE_KEY, keyOfVerdict } from '../../model/verdict-keys';
import { DecisionDialog } from './decision-dialog';
import { NoteDialog } from './note-dialog';
import { PriorityBox } from './priority-box';
import { ThingFiles } from './thing-files';
import { ThingTexts } from './thing-texts';

const Title = styled('h2')({ minInlineSize: 0, overflowWrap: 'anywhere' });
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[3] });
/** Decisions stay in sight, however long the texts above them are. */
const Bar = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlock: space[3],
  background: tone.surface,
  borderBlockStart: `1px solid ${tone.hairline}`,
  // On the phone they would hide what they are about.
  [media.mobile]: { position: 'static', '& > button': { flex: '1 1 40%' } },
});
const Key = styled('kbd')({
  opacity: 0.75,
  fontFamily: 'inherit',
  fontSize: '0.8em',
  [media.mobile]: { display: 'none' },
});

const LOOKS = { accept: 'primary', answer: 'primary', credited: 'primary', refuse: 'danger' } as const;
const lookOf = ({ verdict }: Verdict) => LOOKS[verdict as keyof typeof LOOKS] ?? 'secondary';

interface ThingPaneProps {
  readonly name: ThingName;
  readonly onDecided: () => void;
  /** On the phone, where the list is not beside it. */
  readonly onBack?: (() => void) | undefined;
}

/** The thing that is looked at, with all that a decision needs, and the decision. */
export function ThingPane({ name, onDecided, onBack }: ThingPaneProps) {
  const [from, setFrom] = useState(1);
  const query = useQuery({ ...thingQuery(name, from), placeholderData: keepPreviousData });
  const isGone = query.error !== null && 'status' in query.error && query.error.status === 404;
  return (
    <Card>
      <Stack gap={5}>
        {onBack && (
          <span>
            <Button variant="quiet" icon="back" onClick={onBack}>
              {messages.back}
            </Button>
          </span>
        )}
        {isGone ? (
          <EmptyFace {...messages.gone} />
        ) : (
          <QueryView
            query={query}
            loading={<SkeletonRows />}
            isEmpty={() => false}
            empty={null}
            error={(view) => <ErrorFace {...view} />}
            forbidden={<ForbiddenFace />}
          >
            {(thing) => (
              // Under the key that it has now: its owner may have written since it was listed.
              <Thing {...{ thing, name: { queue: name.queue, key: thing.key }, from, onFrom: setFrom, onDecided }} />
            )}
          </QueryView>
        )}
      </Stack>
    </Card>
  );
}

interface ThingProps extends Pick<ThingPaneProps, 'name' | 'onDecided'> {
  readonly thing: ShownThing;
  readonly from: number;
  readonly onFrom: (from: number) => void;
}

function Thing({ thing, name, from, onFrom, onDecided }: ThingProps) {
  const toasts = useToasts();
  const { mutate: take, isPending: isTaking } = useTakeThing();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isNoting, setIsNoting] = useState(false);
  const begin = () =>
    take(name, {
      onSuccess: () => toasts.show({ text: messages.taken, tone: 'done' }),
      onError: (error) => toasts.show({ text: describeError(error), tone: 'danger' }),
    });
  const byKey = thing.verdicts.map((one) => [keyOfVerdict(one.verdict), () => setVerdict(one)] as const);
  const note = () => setIsNoting(true);
  useKeys({ T: begin, ...(thing.takes_notes && { [NOTE_KEY]: note }), ...Object.fromEntries(byKey) });
  return (
    <>
      <Head>
        <Title>
          <LongWords>{thing.title}</LongWords>
        </Title>
        <Stack row gap={2}>
          {thing.priority !== null && <PriorityBox name={name} priority={thing.priority} />}
          <Button icon="bookmark" busy={isTaking} onClick={begin}>
            {messages.take} <Key>T</Key>
          </Button>
        </Stack>
      </Head>
      <Facts look="lined">
        <Fact name={messages.account}>{thing.account_name}</Fact>
        <Fact name={messages.since}>
          <When instant={thing.asked_at} as="full" />
        </Fact>
        {thing.facts.map((fact) => (
          <Fact key={`${fact.title} ${fact.value}`} name={fact.title}>
            <FactValue {...fact} />
          </Fact>
        ))}
      </Facts>
      <ThingFiles name={name} files={thing.files} />
      <ThingTexts texts={thing.texts} total={thing.texts_total} from={from} onFrom={onFrom} />
      <Bar>
        {thing.verdicts.map((one) => (
          <Button key={one.verdict} variant={lookOf(one)} onClick={() => setVerdict(one)}>
            {one.title} <Key>{keyOfVerdict(one.verdict)}</Key>
          </Button>
        ))}
        {thing.takes_notes && (
          <Button variant="quiet" icon="lock" onClick={note}>
            {messages.note.add} <Key>{NOTE_KEY}</Key>
          </Button>
        )}
      </Bar>
      {isNoting && <NoteDialog name={name} onClose={() => setIsNoting(false)} />}
      {verdict && (
        <DecisionDialog {...{ name, verdict, onDecided }} replies={thing.replies} onClose={() => setVerdict(null)} />
      )}
    </>
  );
}
