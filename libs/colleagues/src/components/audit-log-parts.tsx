import { useMayCheck } from '@peyk/shared-store';
import { Caption, LatinRun, StatusChip, formatNumber, styled, type IconName, type StatusTone } from '@peyk/shared-ui';
import { Link } from 'react-router';
import type { AuditLogEntry } from '../api/audit-log';
import { auditLogMessages as messages } from '../audit-log-messages';
import { pageOfObject } from '../model/audit-object-path';

type Outcome = AuditLogEntry['outcome'];

/** An address of IPv6, or a prefix, may be longer than a phone is wide. */
const Long = styled('bdi')({ overflowWrap: 'anywhere' });

const LOOKS: Readonly<Record<Outcome, { readonly tone: StatusTone; readonly icon: IconName }>> = {
  done: { tone: 'alive', icon: 'checkCircle' },
  refused: { tone: 'attention', icon: 'block' },
  begun: { tone: 'quiet', icon: 'clock' },
};

/** What came of it, in word, drawing and colour. */
export const OutcomeChip = ({ outcome }: Pick<AuditLogEntry, 'outcome'>) => (
  <StatusChip {...LOOKS[outcome]}>{messages.outcomes[outcome]}</StatusChip>
);

/** Who it was, without the key. */
export function actorName({ kind, name }: AuditLogEntry['actor']): string {
  if (kind === 'admin') return name === null ? messages.support : messages.supportOf(name);
  if (kind === 'stranger') return messages.stranger;
  return name ?? messages.someone;
}

/** Who it was, and with which key where a program did it. */
export function Actor({ actor }: Pick<AuditLogEntry, 'actor'>) {
  const { key } = actor;
  return (
    <span>
      <Long>{actorName(actor)}</Long>
      {key !== null && (
        <>
          <br />
          <Caption>
            {messages.byKey} <Long>{key.title ?? messages.goneKey}</Long>{' '}
            {key.prefix !== null && <LatinRun>{key.prefix}…</LatinRun>}
          </Caption>
        </>
      )}
    </span>
  );
}

/** What it is about; it leads to its page where there is one that the reader may open. */
export function AuditObject({ object }: Pick<AuditLogEntry, 'object'>) {
  const mayOpen = useMayCheck();
  if (object === null) return messages.none;
  const { kind, id, name, count } = object;
  const title = messages.kinds[kind];
  if (count !== null) return messages.many(title, count);
  if (id === null && name === null) return title;
  const words = (
    <>
      {title} <Long>{name ?? formatNumber(id ?? '')}</Long>
    </>
  );
  const page = pageOfObject(object);
  return page !== undefined && mayOpen(page.permission) ? <Link to={page.to}>{words}</Link> : <span>{words}</span>;
}

/** From where, where that is told. */
export const Address = ({ ip }: Pick<AuditLogEntry, 'ip'>) =>
  ip === null ? messages.none : <Long dir="ltr">{ip}</Long>;
