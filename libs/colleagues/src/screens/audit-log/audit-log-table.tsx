import { RowButton } from '@peyk/shared-screens';
import { ColumnsItem, When, type Column, type TableProps } from '@peyk/shared-ui';
import type { AuditLogEntry } from '../../api/audit-log';
import { auditLogMessages as messages } from '../../audit-log-messages';
import { Actor, Address, AuditObject, OutcomeChip } from '../../components/audit-log-parts';

const heads = messages.columns;

const columnsOf = (onOpen: (entry: AuditLogEntry) => void): readonly Column<AuditLogEntry>[] => [
  {
    key: 'action',
    head: heads.action,
    always: true,
    cell: (entry) => <RowButton onPress={() => onOpen(entry)}>{entry.title}</RowButton>,
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
