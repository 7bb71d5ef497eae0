import { SelectBox, focusRing, font, radius, space, styled, tone, type SelectOption } from '@peyk/shared-ui';
import type { ContactsFile } from '../../api/import-contacts';
import type { ColumnChoice } from '../../model/import-columns';
import { importWords as words } from './import-words';

const COLUMN_PX = 176;

const Scroll = styled('div')({
  overflowX: 'auto',
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.field,
  '&:focus-visible': focusRing,
});
const Table = styled('table')({
  borderCollapse: 'collapse',
  '& th, & td': {
    minInlineSize: COLUMN_PX,
    maxInlineSize: COLUMN_PX * 1.5,
    padding: space[2],
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontWeight: 'inherit',
  },
  '& tbody td': { borderBlockStart: `1px solid ${tone.hairline}`, fontSize: font.caption },
  '& tbody tr[data-header]': { background: tone.sunken, fontWeight: font.bold },
  '& [data-ignored]': { color: tone.inkSoft },
});

interface ColumnsTableProps {
  readonly file: ContactsFile;
  readonly hasHeader: boolean;
  readonly options: readonly SelectOption[];
  readonly choices: readonly ColumnChoice[];
  readonly onChange: (choices: readonly ColumnChoice[]) => void;
}

/** The first rows of a file, and above each column what it goes to. */
export function ColumnsTable({ file, hasHeader, options, choices, onChange }: ColumnsTableProps) {
  const title = (column: number) => (hasHeader ? (file.rows[0]?.[column]?.trim() ?? '') || null : null);
  const choose = (column: number, choice: string) =>
    onChange(choices.map((one, place) => (place === column ? (choice as ColumnChoice) : one)));
  return (
    // A region that scrolls must be reachable by the keyboard.
    <Scroll role="region" aria-label={words.preview} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {choices.map((choice, column) => (
              <th key={column} scope="col">
                <SelectBox
                  label={words.column(column + 1, title(column))}
                  value={choice}
                  onChange={(next) => choose(column, next)}
                  options={options}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {file.rows.map((cells, place) => (
            <tr key={place} data-header={hasHeader && place === 0 ? true : undefined}>
              {choices.map((choice, column) => (
                <td key={column} data-ignored={choice === '' ? true : undefined}>
                  <bdi>{cells[column] ?? ''}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
