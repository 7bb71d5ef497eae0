import {
  Caption,
  Card,
  CardTitle,
  EmptyFace,
  ErrorFace,
  Fact,
  Facts,
  ForbiddenFace,
  LatinRun,
  Notice,
  QueryView,
  SkeletonRows,
  Stack,
  StatusChip,
  When,
  formatBytes,
  formatNumber,
  space,
  styled,
  tone,
  type IconName,
  type StatusTone,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { engineQuery } from './engine-query';
import type { EngineState } from './engine-query';
import { messages } from './messages';

const Grid = styled('div')({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
});
const Line = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${tone.hairline}`,
  '&:last-of-type': { borderBlockEnd: 0 },
});
const Lines = styled('ul')({ padding: 0, listStyle: 'none' });
const Name = styled('span')({ minInlineSize: 0, overflowWrap: 'anywhere' });

type Operator = NonNullable<EngineState['operator']>;

const LOOKS: Readonly<Record<Operator['state'], { tone: StatusTone; icon: IconName }>> = {
  bound: { tone: 'alive', icon: 'check' },
  connecting: { tone: 'attention', icon: 'clock' },
  closed: { tone: 'danger', icon: 'stop' },
};

const COMMANDS = {
  reconcile: 'engine reconcile',
  resume: 'engine resume',
} as const;

/** How the engine stands, at this moment. */
export default function EngineScreen() {
  const query = useQuery(engineQuery());
  return (
    <Stack gap={4}>
      <h1>{messages.title}</h1>
      <QueryView
        query={query}
        loading={<SkeletonRows />}
        isEmpty={() => false}
        empty={null}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {(state) => (
          <>
            {state.hold && <HoldNotice hold={state.hold} />}
            <Grid>
              <OperatorCard operator={state.operator} />
              <SendsCard sends={state.sends} />
              <DoubtCard inDoubt={state.in_doubt} parked={state.parked_receipts} />
              <JobsCard jobs={state.jobs} />
              <StorageCard storage={state.storage} />
            </Grid>
            <LinesCard lines={state.lines} />
          </>
        )}
      </QueryView>
    </Stack>
  );
}

/** What the admin's commands are for: docs/restore.md. */
function HoldNotice({ hold }: { readonly hold: NonNullable<EngineState['hold']> }) {
  const next = hold.is_reconciled ? 'resume' : 'reconcile';
  return (
    <Notice tone="danger">
      <Stack gap={2}>
        <strong>
          {messages.held}، {messages.heldSince} <When instant={hold.since} as="full" />
        </strong>
        <span>{messages.heldWhy}</span>
        {hold.busy_senders > 0 && <span>{messages.heldBusy(formatNumber(hold.busy_senders))}</span>}
        <span>
          {messages.heldNext[next]} <LatinRun>{COMMANDS[next]}</LatinRun>
        </span>
      </Stack>
    </Notice>
  );
}

function OperatorCard({ operator }: { readonly operator: Operator | undefined }) {
  return (
    <Card>
      <CardTitle>{messages.operator}</CardTitle>
      {operator === undefined ? (
        <Caption>{messages.elsewhere}</Caption>
      ) : (
        <Stack gap={3}>
          <span>
            <StatusChip {...LOOKS[operator.state]}>{messages.states[operator.state]}</StatusChip>
          </span>
          <Facts look="lined">
            <Fact name={messages.sessions}>
              {messages.of(formatNumber(operator.sessions), formatNumber(operator.wanted_sessions))}
            </Fact>
            <Fact name={messages.inFlight}>
              {messages.of(formatNumber(operator.in_flight), formatNumber(operator.window))}
            </Fact>
          </Facts>
        </Stack>
      )}
    </Card>
  );
}

function SendsCard({ sends }: Pick<EngineState, 'sends'>) {
  const rows = [
    [messages.preparing, sends.preparing],
    [messages.inReview, sends.in_review],
    [messages.scheduled, sends.scheduled],
    [messages.paused, sends.paused],
    [messages.sending, sends.sending],
    [messages.unsettled, sends.unsettled],
  ] as const;
  return <Numbers title={messages.sends} rows={rows} />;
}

function DoubtCard({ inDoubt, parked }: { readonly inDoubt: number; readonly parked: number }) {
  const rows = [
    [messages.inDoubt, inDoubt],
    [messages.parked, parked],
  ] as const;
  return <Numbers title={messages.doubt} rows={rows} />;
}

function JobsCard({ jobs }: Pick<EngineState, 'jobs'>) {
  const rows = [
    [messages.waiting, jobs.waiting],
    [messages.running, jobs.running],
    [messages.failed, jobs.failed],
  ] as const;
  return <Numbers title={messages.jobs} rows={rows} />;
}

function StorageCard({ storage }: Pick<EngineState, 'storage'>) {
  return (
    <Card>
      <CardTitle>{messages.storage}</CardTitle>
      <Facts look="lined">
        <Fact name={messages.files}>{formatNumber(storage.files_count)}</Fact>
        <Fact name={messages.filesSize}>{formatBytes(storage.files_bytes)}</Fact>
        <Fact name={messages.database}>{formatBytes(storage.database_bytes)}</Fact>
      </Facts>
    </Card>
  );
}

interface NumbersProps {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, count: number])[];
}

function Numbers({ title, rows }: NumbersProps) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <Facts look="lined">
        {rows.map(([name, count]) => (
          <Fact key={name} name={name}>
            {formatNumber(count)}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}

function LinesCard({ lines }: Pick<EngineState, 'lines'>) {
  return (
    <Card>
      <CardTitle>{messages.lines}</CardTitle>
      {lines.length === 0 ? (
        <EmptyFace {...messages.noLines} />
      ) : (
        <Lines>
          {lines.map((line) => (
            <Line key={line.number}>
              <Name>
                {line.title} <LatinRun>{line.number}</LatinRun>{' '}
                {!line.is_active && (
                  <StatusChip tone="quiet" icon="pause">
                    {messages.closed}
                  </StatusChip>
                )}
              </Name>
              <Caption>{wordsOf(line)}</Caption>
            </Line>
          ))}
        </Lines>
      )}
    </Card>
  );
}

function wordsOf({ left_count: left, sends_count: sends, max_per_second: rate }: EngineState['lines'][number]): string {
  const limit = rate === null ? [] : [messages.rate(formatNumber(rate))];
  if (left === 0) return [messages.nothingLeft, ...limit].join(' · ');
  return [messages.remaining(formatNumber(left)), messages.inSends(formatNumber(sends)), ...limit].join(' · ');
}
