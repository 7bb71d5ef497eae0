import { RowLink } from '@peyk/shared-screens';
import { ColumnsItem, Money, When, type Column, type TableProps } from '@peyk/shared-ui';
import type { ApiCall } from '../../api/api-calls';
import { callsMessages as messages } from '../../calls-messages';
import { CallAddress, CallTitle } from '../../components/call-name';
import { CallStatus } from '../../components/call-status';
import { apiCallPath } from '../../developers-paths';
import { callTitle } from '../../model/api-calls';

const heads = messages.columns;

const COLUMNS: readonly Column<ApiCall>[] = [
  {
    key: 'operation',
    head: heads.operation,
    always: true,
    cell: (call) => (
      <RowLink to={apiCallPath(call.id)}>
        <CallTitle {...call} />
      </RowLink>
    ),
  },
  { key: 'path', head: heads.path, cell: (call) => <CallAddress {...call} /> },
  { key: 'status', head: heads.status, cell: (call) => <CallStatus {...call} /> },
  { key: 'key', head: heads.key, cell: ({ key_title }) => <bdi>{key_title}</bdi> },
  { key: 'ms', head: heads.ms, cell: ({ ms }) => messages.ms(ms) },
  {
    key: 'price',
    head: heads.price,
    cell: ({ price }) => (price === null ? messages.none : <Money rial={price} />),
  },
  { key: 'at', head: heads.at, cell: ({ at }) => <When instant={at} /> },
];

export const CALLS_TABLE: TableProps<ApiCall> = {
  caption: messages.title,
  columns: COLUMNS,
  rowKey: ({ id }) => id,
  rowName: (call) => callTitle(call) ?? call.operation,
  mobileItem: (row) => <ColumnsItem columns={COLUMNS} row={row} />,
};
