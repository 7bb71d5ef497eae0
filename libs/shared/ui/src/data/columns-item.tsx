import { Caption } from '../layout/card';
import { styled } from '../theme/styled';
import { space } from '../tokens';
import type { Column } from './table-types';

const Item = styled('div')({ display: 'grid', gap: space[1] });
const Ends = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] });
const Name = styled(Caption)({ flex: 'none' });
const Value = styled('div')({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '&[data-lines]': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
});

interface ColumnsItemProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
}

/**
 * A row as an item of the phone's list, where nothing more telling was made for it: the first column as its heading, the others below
 * each other with their names.
 */
export function ColumnsItem<Row>({ columns: [first, ...others], row }: ColumnsItemProps<Row>) {
  return (
    <Item>
      {first !== undefined && <strong>{first.cell(row)}</strong>}
      {others.map(({ key, head, lines, cell }) => (
        <Ends key={key}>
          <Name>{head}</Name>
          <Value data-lines={lines}>{cell(row)}</Value>
        </Ends>
      ))}
    </Item>
  );
}
