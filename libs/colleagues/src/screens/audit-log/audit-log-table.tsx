import { ColumnsItem, When, focusRing, font, space, styled, tone, type Column, type TableProps } from '@peyk/shared-ui';
import type { AuditLogEntry } from '../../api/audit-log';
import { auditLogMessages as messages } from '../../audit-log-messages';
import { Actor, Address, AuditObject, OutcomeChip } from '../../components/audit-log-parts';

/** As tall as a pointer needs it. */
const TARGET_MIN_PX = 24;

const TitleButton = styled('button')({
  minBlockSize: TARGET_MIN_PX,
  paddingInline: space[1],
  marginInlineStart: -space[1],
  border: 0,
  background: 'none',
  color: tone.ink,
  font: 'inherit',
  fontWeight: font.medium,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: tone.lapisText, textDecoration: 'underline' },
  '&:focus-visible': focusRing,
});

const heads = messages.columns;

const columnsOf = (onOpen: (entry: AuditLogEntry) => void): readonly Column<AuditLogEntry>[] => [
  {
    key: 'action',
    head: heads.action,
    always: true,
    cell: (entry) => (
      <TitleButton type="button" aria-haspopup="dialog" onClick={() => onOpen(entry)}>
        {entry.title}
      </TitleButton>
    ),
  },
  { key: 'actor', head: heads.actor, cell: ({ actor }) => <Actor actor={actor} /> },
  { key: 'object', head: heads.object, cell: ({ object }) => <AuditObject object={object} /> },
  { key: 'outcome', head: heads.outcome, cell: ({ outcome }) => <OutcomeChip outcome={outcome} /> },
  { key: 'ip', head: heads.ip, cell: ({ ip }) => <Address ip={ip} /> },
  { key: 'at', head: heads.at, cell: ({ at }) => <When instant={at} /> },
];

/** How entries are listed; pressing one opens it beside the list. */
export function auditLogTable(onOpen: (entry: AuditLogEntry) => void): TableProps<AuditLogEntry> {
  const columns = columnsOf(onOpen);
  return {
    ...{ caption: messages.title, columns, onRowPress: onOpen },
    rowKey: ({ id }) => id,
    rowName: ({ title }) => title,
    mobileItem: (row) => <ColumnsItem columns={columns} row={row} />,
  };
}
