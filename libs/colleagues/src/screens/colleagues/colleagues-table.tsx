import { fillPath } from '@peyk/shared-module';
import { RowLink } from '@peyk/shared-screens';
import {
  Caption,
  ColumnsItem,
  LatinRun,
  MobileNumber,
  When,
  type Column,
  type FilterField,
  type TableProps,
} from '@peyk/shared-ui';
import type { Colleague } from '../../api/colleagues-queries';
import { COLLEAGUES_PATHS } from '../../colleagues-paths';
import { ColleagueStateChip } from '../../components/colleague-state';
import { messages } from '../../messages';

const words = messages.fields;

/** What the list can be narrowed to: the fields of the panel and the keys of the address. */
export const COLLEAGUES_FILTERS = [
  { type: 'search', key: 'search', label: words.search, maxLength: 100 },
  {
    type: 'options',
    key: 'state',
    label: words.state,
    options: (['pending', 'active', 'deactivated'] as const).map((value) => ({ value, label: messages.states[value] })),
  },
] as const satisfies readonly FilterField[];

const COLUMNS: readonly Column<Colleague>[] = [
  {
    key: 'name',
    head: words.name,
    always: true,
    cell: ({ id, name, is_self }) => (
      <>
        <RowLink to={fillPath(COLLEAGUES_PATHS.one, { id })}>{name}</RowLink>
        {is_self && <Caption> ({messages.you})</Caption>}
      </>
    ),
  },
  { key: 'mobile', head: words.mobile, cell: ({ mobile }) => <MobileNumber number={mobile} /> },
  {
    key: 'username',
    head: words.username,
    cell: ({ username }) =>
      username === null ? <Caption>{messages.notJoined}</Caption> : <LatinRun breaks>{username}</LatinRun>,
  },
  { key: 'role', head: words.role, cell: ({ role }) => <bdi>{role.title}</bdi> },
  { key: 'state', head: words.state, cell: ({ state }) => <ColleagueStateChip state={state} /> },
  { key: 'created_at', head: words.createdAt, cell: ({ created_at }) => <When instant={created_at} /> },
];

/** How the rows are listed: a table on the desktop, a list on the phone. */
export const COLLEAGUES_TABLE: TableProps<Colleague> = {
  caption: messages.title,
  columns: COLUMNS,
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  mobileItem: (row) => <ColumnsItem columns={COLUMNS} row={row} />,
};
