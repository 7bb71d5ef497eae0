import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { formatNumber } from '../numbers/format-number';
import { styled } from '../theme/styled';
import { font, media, size, space, tone } from '../tokens';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.touch + space[3],
  paddingBlock: space[1],
  paddingInline: space[4],
  background: tone.turquoiseSoft,
  color: tone.turquoiseText,
  borderBlockEnd: `1px solid ${tone.hairline}`,
  // The count has a line of its own, so that the buttons stand beside each other.
  [media.mobile]: { paddingBlock: space[2], '& > span:first-of-type': { flexBasis: '100%' } },
});
const Count = styled('span')({ fontWeight: font.medium, marginInlineEnd: 'auto' });

interface BulkBarProps {
  readonly count: number;
  /** Offered where all rows of the page are selected and the list finds more: takes all of those. */
  readonly all?: { readonly total: number; readonly onSelect: () => void };
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** How many rows are selected and what can be done with them. Drawn only while there are any; the count is said aloud. */
export function BulkBar({ count, all, onClear, children }: BulkBarProps) {
  return (
    <div role="status">
      {count > 0 && (
        <Root role="group" aria-label="کارهای گروهی">
          <Count>{formatNumber(count)} مورد انتخاب شده</Count>
          {all !== undefined && (
            <Button variant="quiet" onClick={all.onSelect}>
              انتخاب همهٔ {formatNumber(all.total)} نتیجه
            </Button>
          )}
          {children}
          <Button variant="quiet" onClick={onClear}>
            برداشتن انتخاب
          </Button>
        </Root>
      )}
    </div>
  );
}
