import { useState } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { Checkbox } from '../fields/checkbox';
import { useIsWide } from '../layout/use-is-wide';
import { Popover } from '../overlays/popover';
import { styled } from '../theme/styled';
import { font, space, tone } from '../tokens';
import { DEFAULT_TABLE_LOOK, canHide, isShown, withColumn, type TableLook } from './table-look';
import type { Column } from './table-types';

const Body = styled('div')({ display: 'grid', minInlineSize: 220 });
const Title = styled('h3')({ fontSize: font.body, fontWeight: font.bold, marginBlockEnd: space[1] });
const Density = styled('div')({
  marginBlockStart: space[2],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${tone.hairline}`,
});

interface TableSettingsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly look: TableLook;
  readonly onLook: (look: TableLook) => void;
}

/** Which columns a table shows and how close its rows stand; anyone who keeps the look keeps it for each table. */
export function TableSettings<Row>({ columns, look, onLook }: TableSettingsProps<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isWide = useIsWide();
  return (
    <>
      <IconButton
        icon="columns"
        label="تنظیم ستون‌ها"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover anchor={anchor} onClose={() => setAnchor(null)} label="تنظیم ستون‌ها" align="end">
        <Body>
          <Title>ستون‌ها</Title>
          {columns.map((column, index) => (
            <Checkbox
              key={column.key}
              label={column.head}
              value={!canHide(column, index) || isShown(column, look, isWide)}
              disabled={!canHide(column, index)}
              onChange={(isToShow) => onLook(withColumn(look, column, isToShow))}
            />
          ))}
          <Density>
            <Checkbox
              label="ردیف‌های فشرده"
              value={look.density === 'compact'}
              onChange={(isCompact) => onLook({ ...look, density: isCompact ? 'compact' : 'comfortable' })}
            />
          </Density>
          <Button variant="quiet" onClick={() => onLook(DEFAULT_TABLE_LOOK)}>
            بازگشت به حالت نخست
          </Button>
        </Body>
      </Popover>
    </>
  );
}
