import {
  ColumnsItem,
  StatusChip,
  When,
  formatBytes,
  formatNumber,
  type Column,
  type FilterField,
  type TableProps,
} from '@peyk/shared-ui';
import type { BulkAction } from '@peyk/shared-screens';
import { deleteFiles, type FileCategory, type FilesFilters, type ManagedFile } from '../../api/files';
import { messages } from '../../messages';

const words = messages.fields;

/** As the API names them, in the order to be offered. */
export const CATEGORIES = [
  'own',
  'export',
  'contact',
  'slip',
  'document',
  'picture',
  'ticket',
] as const satisfies readonly FileCategory[];

/** What the list can be narrowed to: the fields of the panel and the keys of the address. */
export const FILES_FILTERS = [
  { type: 'search', key: 'name', label: words.name, maxLength: 100 },
  {
    type: 'options',
    key: 'category',
    label: words.category,
    options: CATEGORIES.map((value) => ({ value, label: messages.categories[value] })),
  },
] as const satisfies readonly FilterField[];

/** What the address says, where it is something that there is. */
export function toFilesFilters({ name, category }: { name?: string; category?: string }): FilesFilters {
  const known = CATEGORIES.find((one) => one === category);
  return { ...(name !== undefined && { name }), ...(known !== undefined && { category: known }) };
}

const ENDING = /\.[a-z0-9]{1,5}$/i;

/** The ending apart: behind a number it would be drawn before the name. */
function FileName({ name }: { readonly name: string }) {
  const [ending = ''] = ENDING.exec(name) ?? [];
  return (
    <>
      <bdi>{name.slice(0, name.length - ending.length)}</bdi>
      <bdi dir="ltr">{ending}</bdi>
    </>
  );
}

const COLUMNS: readonly Column<ManagedFile>[] = [
  { key: 'name', head: words.name, always: true, lines: 2, cell: ({ name }) => <FileName name={name} /> },
  {
    key: 'category',
    head: words.category,
    cell: ({ category }) => (
      <StatusChip tone={category === 'own' ? 'info' : 'quiet'} icon="file">
        {messages.categories[category]}
      </StatusChip>
    ),
  },
  { key: 'size', head: words.size, cell: ({ size }) => formatBytes(size) },
  { key: 'created_at', head: words.createdAt, cell: ({ created_at }) => <When instant={created_at} /> },
  { key: 'expires_at', head: words.expiresAt, cell: ({ expires_at }) => <When instant={expires_at} as="date" /> },
];

/** How the rows are listed: a table on the desktop, a list on the phone. */
export const FILES_TABLE: TableProps<ManagedFile> = {
  caption: messages.list,
  columns: COLUMNS,
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  mobileItem: (row) => <ColumnsItem columns={COLUMNS} row={row} />,
};

/** What can be done with one row. */
export const DOWNLOAD = { key: 'download', label: messages.download, icon: 'file' } as const;
export const RENAME = { key: 'rename', label: messages.rename, icon: 'pencil' } as const;
export const REMOVE = { key: 'remove', label: messages.remove, icon: 'trash', danger: true } as const;

/** Removes the files that are selected; one that is in use keeps all of them, and the server says so. */
export const REMOVE_SELECTED: BulkAction<FilesFilters> = {
  ...REMOVE,
  onlyIds: true,
  confirm: (count) => ({
    title: messages.removeManyTitle(formatNumber(count)),
    body: messages.removeManyBody(formatNumber(count)),
    confirmLabel: messages.remove,
  }),
  sentence: (count) => messages.removedMany(formatNumber(count)),
  run: (target) => deleteFiles('ids' in target ? target.ids.map(String) : []),
};
