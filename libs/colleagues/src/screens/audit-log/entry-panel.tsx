import {
  Caption,
  Fact,
  Facts,
  LatinRun,
  Money,
  Notice,
  SidePanel,
  Stack,
  When,
  font,
  formatNumber,
  radius,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import type { AuditLogEntry } from '../../api/audit-log';
import { auditLogMessages as messages } from '../../audit-log-messages';
import { Actor, Address, AuditObject, OutcomeChip } from '../../components/audit-log-parts';

type Change = AuditLogEntry['changes'][number];

const Heading = styled('h3')({ fontSize: font.body, fontWeight: font.bold });
const Sides = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[2] });
const Side = styled('div')({
  padding: space[3],
  borderRadius: radius.field,
  border: `1px solid ${tone.hairline}`,
  overflowWrap: 'anywhere',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li + li': { marginBlockStart: space[1] },
});

/** One entry beside the list: its facts, why it was refused, and how what it changed stood before and after. */
export function EntryPanel({ entry, onClose }: { readonly entry: AuditLogEntry; readonly onClose: () => void }) {
  const { title, refusal, changes } = entry;
  return (
    <SidePanel open title={title} onClose={onClose}>
      <Stack gap={5}>
        {refusal !== null && (
          <Notice tone="attention">
            {refusal.message} <LatinRun>{refusal.code}</LatinRun>
          </Notice>
        )}
        <EntryFacts entry={entry} />
        <Stack gap={3}>
          <Heading>{messages.changes}</Heading>
          {changes.length === 0 && <Caption as="p">{messages.noChanges}</Caption>}
          {changes.map((change) => (
            <Comparison key={change.field} change={change} />
          ))}
        </Stack>
      </Stack>
    </SidePanel>
  );
}

function EntryFacts({ entry: { actor, object, outcome, ip, at } }: { readonly entry: AuditLogEntry }) {
  const heads = messages.columns;
  return (
    <Facts look="lined">
      <Fact name={heads.outcome}>
        <OutcomeChip outcome={outcome} />
      </Fact>
      <Fact name={heads.actor}>
        <Actor actor={actor} />
      </Fact>
      <Fact name={heads.object}>
        <AuditObject object={object} />
      </Fact>
      <Fact name={heads.at}>
        <When instant={at} as="full" />
      </Fact>
      <Fact name={heads.ip}>
        <Address ip={ip} />
      </Fact>
    </Facts>
  );
}

/** Both sides of one field next to each other. */
function Comparison({ change }: { readonly change: Change }) {
  const { title, kind, before, after } = change;
  return (
    <Stack gap={2}>
      <strong>{title}</strong>
      <Sides>
        <Side>
          <Caption>{messages.before}</Caption>
          <Values kind={kind} values={before} absent={messages.nothing} />
        </Side>
        <Side>
          <Caption>{messages.after}</Caption>
          <Values kind={kind} values={after} absent={messages.gone} />
        </Side>
      </Sides>
    </Stack>
  );
}

interface ValuesProps {
  readonly kind: Change['kind'];
  readonly values: Change['before'];
  readonly absent: string;
}

function Values({ kind, values, absent }: ValuesProps) {
  if (values === null) return <p>{absent}</p>;
  if (values.length === 0) return <p>{messages.empty}</p>;
  return (
    <ul>
      {values.map((value, index) => (
        <li key={`${index} ${value}`}>
          <Value kind={kind} value={value} />
        </li>
      ))}
    </ul>
  );
}

function Value({ kind, value }: { readonly kind: Change['kind']; readonly value: string }) {
  if (kind === 'instant') return <When instant={value} as="full" />;
  if (kind === 'rial') return <Money rial={value} />;
  if (kind === 'latin') return <bdi dir="ltr">{value}</bdi>;
  return <bdi>{/^\d+$/.test(value) ? formatNumber(value) : value}</bdi>;
}
