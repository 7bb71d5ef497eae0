import { useId } from 'react';
import { styled } from '../theme/styled';
import { font, space, tone } from '../tokens';
import { PageTick } from './select-tick';
import { SmallSelect } from './small-select';
import type { TableProps } from './table-types';
import type { SelectionState } from './use-selection';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[1],
  paddingInline: space[4],
  background: tone.sunken,
  color: tone.inkSoft,
  fontSize: font.caption,
  borderBlockEnd: `1px solid ${tone.hairline}`,
});
const Side = styled('div')({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 });

interface ListHeadProps<Row> extends Pick<TableProps<Row>, 'columns' | 'sort' | 'onSort'> {
  readonly rowCount: number;
  readonly selection: SelectionState | null;
}

/** What the head of the table can do, for the list of the phone. Draws nothing where it could do nothing. */
export function ListHead<Row>({ columns, rowCount, selection, sort, onSort }: ListHeadProps<Row>) {
  const id = useId();
  const sortable = columns.filter((column) => column.sortable === true);
  const canSort = onSort !== undefined && sortable.length > 0;
  if (selection === null && !canSort) return null;
  const choose = (chosen: string) => {
    const key = chosen.slice(1);
    onSort?.(key === '' ? null : { key, descending: chosen.startsWith('-') });
  };
  return (
    <Root>
      {selection !== null && (
        <Side>
          <PageTick id={`${id}-page`} selection={selection} rowCount={rowCount} />
          <label htmlFor={`${id}-page`}>همهٔ این صفحه</label>
        </Side>
      )}
      {canSort && (
        <Side>
          <label htmlFor={id}>مرتب‌سازی</label>
          <SmallSelect id={id} value={valueOf(sort)} onChange={(event) => choose(event.target.value)}>
            <option value="">پیش‌فرض</option>
            {sortable.flatMap(({ key, head }) => [
              <option key={`+${key}`} value={`+${key}`}>{`${head}، صعودی`}</option>,
              <option key={`-${key}`} value={`-${key}`}>{`${head}، نزولی`}</option>,
            ])}
          </SmallSelect>
        </Side>
      )}
    </Root>
  );
}

function valueOf(sort: TableProps<unknown>['sort']): string {
  return sort ? `${sort.descending ? '-' : '+'}${sort.key}` : '';
}
