import { useQuery } from '@tanstack/react-query';
import { OPERATOR_NAMES } from '@peyk/shared-sends';
import { HiddenTextsNote, MessageText } from '@peyk/shared-screens';
import {
  Caption,
  ErrorFace,
  Fact,
  Facts,
  ForbiddenFace,
  Icon,
  MobileNumber,
  Money,
  Notice,
  QueryView,
  SidePanel,
  SkeletonRows,
  Stack,
  StatusChip,
  When,
  font,
  radius,
  space,
  styled,
  tone,
  type IconName,
} from '@peyk/shared-ui';
import { timelineQuery, type Timeline } from '../../api/get-timeline';
import type { Recipient } from '../../api/list-recipients';
import { messages } from '../../messages';
import { MessageBubble } from './message-bubble';
import { RECIPIENT_STATUSES } from '../../model/recipient-status';

const words = messages.timeline;
type Step = Timeline['steps'][number];

const DOT_PX = 28;
const List = styled('ol')({ display: 'grid' });
const Entry = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${DOT_PX}px minmax(0, 1fr)`,
  columnGap: space[3],
  paddingBlockEnd: space[5],
  // The line from one step to the next.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `${DOT_PX}px 0`,
    insetInlineStart: DOT_PX / 2,
    borderInlineStart: `1px solid ${tone.hairline}`,
  },
});
const Dot = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: DOT_PX,
  blockSize: DOT_PX,
  borderRadius: radius.pill,
  background: tone.lapisSoft,
  color: tone.lapisText,
});
const Title = styled('strong')({ fontWeight: font.medium });
const Heading = styled('h3')({ fontSize: font.body, fontWeight: font.bold });

const ICONS: Readonly<Record<Step['kind'], IconName>> = {
  registered: 'pencil',
  scheduled: 'calendar',
  prepared: 'check',
  submitted: 'send',
  answered: 'phone',
  receipt: 'checkCircle',
  doubt: 'info',
  doubt_ended: 'check',
  cancelled: 'stop',
  expired: 'clock',
};

interface RecipientTimelineProps {
  readonly sendId: string;
  readonly recipient: Recipient;
  readonly onClose: () => void;
}

/** What happened to one message, beside the list: every change, who said it, what it means and where the money is. */
export default function RecipientTimeline({ sendId, recipient, onClose }: RecipientTimelineProps) {
  const query = useQuery(timelineQuery(sendId, recipient.n));
  return (
    <SidePanel open title={words.title} onClose={onClose}>
      <QueryView
        query={query}
        loading={<SkeletonRows count={5} />}
        isEmpty={() => false}
        empty={null}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {(timeline) => <Told {...timeline} />}
      </QueryView>
    </SidePanel>
  );
}

function Told({ recipient, steps, advice, money_note }: Timeline) {
  const { label, tone: look, icon } = RECIPIENT_STATUSES[recipient.status];
  return (
    <Stack gap={5}>
      <Facts look="lined">
        <Fact name={messages.recipients.number}>
          <MobileNumber number={recipient.number} />
        </Fact>
        <Fact name={messages.recipients.operator}>{OPERATOR_NAMES[recipient.operator]}</Fact>
        <Fact name={messages.recipients.status}>
          <StatusChip tone={look} icon={icon}>
            {label}
          </StatusChip>
        </Fact>
        <Fact name={words.price}>
          <Money rial={recipient.price} />
        </Fact>
      </Facts>
      {recipient.text !== undefined && (
        <Stack gap={1}>
          <Heading>{words.text}</Heading>
          <MessageText text={recipient.text}>
            <MessageBubble dir="auto" tabIndex={0}>
              {recipient.text}
            </MessageBubble>
          </MessageText>
          <HiddenTextsNote />
          <Caption>{words.parts(recipient.parts)}</Caption>
        </Stack>
      )}
      <Stack gap={1}>
        <Heading>{words.money}</Heading>
        <p>{money_note}</p>
      </Stack>
      {advice !== null && (
        <Stack gap={1}>
          <Heading>{words.next}</Heading>
          <Notice tone="info">{advice}</Notice>
        </Stack>
      )}
      <Stack gap={3}>
        <Heading>{words.steps}</Heading>
        <List>
          {steps.map((step, index) => (
            <StepEntry key={index} step={step} operator={OPERATOR_NAMES[recipient.operator]} />
          ))}
        </List>
      </Stack>
    </Stack>
  );
}

function StepEntry({ step, operator }: { readonly step: Step; readonly operator: string }) {
  const { kind, at, by, title, meaning } = step;
  return (
    <Entry>
      <Dot aria-hidden="true">
        <Icon name={ICONS[kind]} size={16} />
      </Dot>
      <Stack gap={1}>
        <Title>{title}</Title>
        <Caption>
          {by === 'operator' ? `${words.by.operator} (${operator})` : words.by[by]}،{' '}
          {at === null ? words.noTime : <When instant={at} as="full" />}
        </Caption>
        <p>{meaning}</p>
      </Stack>
    </Entry>
  );
}
