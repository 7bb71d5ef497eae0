import type { ListColumn } from './list-operation.ts';
import type { Plan } from './plan.ts';

const SHOWN: Readonly<Record<ListColumn['kind'], (value: string, name: string) => string>> = {
  instant: (value) => `<When instant={${value}} />`,
  money: (value) => `<Money rial={${value}} withoutUnit />`,
  count: (value) => `formatNumber(${value})`,
  code: (value) => `<LatinRun>{toPersianDigits(${value})}</LatinRun>`,
  mobile: (value) => `<MobileNumber number={${value}} />`,
  word: (value, name) => `words.values.${name}[${value}]`,
  flag: (value) => `${value} ? words.yes : words.no`,
  text: (value) => `<bdi>{${value}}</bdi>`,
};

const PIECES: Readonly<Partial<Record<ListColumn['kind'], string>>> = {
  instant: 'When',
  money: 'Money',
  count: 'formatNumber',
  code: 'LatinRun',
  mobile: 'MobileNumber',
};

function column({ name, kind, nullable }: ListColumn, index: number): string {
  const shown = SHOWN[kind](name, name);
  const cell = nullable ? `${name} === null ? '—' : ${shown}` : shown;
  const extra = [...(kind === 'text' ? ['lines: 2'] : []), ...(index === 0 ? ['always: true'] : [])];
  return `{ key: '${name}', head: words.columns.${name}, ${extra.map((one) => `${one}, `).join('')}cell: ({ ${name} }) => ${cell} }`;
}

/** `<name>-table.tsx`: the columns, and the same row as an item of the phone's list. */
export function writeTable({ list, key, item, constant, queryFile }: Plan): string {
  const kinds = new Set(list.columns.map(({ kind }) => kind));
  const pieces = [...kinds].flatMap((kind) => PIECES[kind] ?? []);
  const imports = ['ColumnsItem', ...pieces, 'type Column', 'type TableProps'];
  return `import { ${imports.join(', ')} } from '@peyk/shared-ui';
${kinds.has('code') ? `import { toPersianDigits } from '@peyk/shared-validation';\n` : ''}import type { ${item} } from '../../api/${queryFile}';
import { messages } from '../../messages';

const words = messages.${key};

const COLUMNS: readonly Column<${item}>[] = [
  ${list.columns.map(column).join(',\n  ')},
];

/** How the rows are listed: a table on the desktop, a list on the phone. */
export const ${constant}_TABLE: TableProps<${item}> = {
  caption: words.title,
  columns: COLUMNS,
  rowKey: ({ ${list.rowKey} }) => ${list.rowKey},
  mobileItem: (row) => <ColumnsItem columns={COLUMNS} row={row} />,
};
`;
}
