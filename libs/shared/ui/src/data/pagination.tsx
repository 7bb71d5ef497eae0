import { IconButton } from '../actions/icon-button';
import { formatNumber } from '../numbers/format-number';
import { styled } from '../theme/styled';
import { font, radius, size, space, tone } from '../tokens';

export const PAGE_SIZES = [10, 25, 50, 100] as const;

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /** How many rows there are in all. */
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: number) => void;
}

const Root = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${tone.hairline}`,
  color: tone.inkSoft,
  fontSize: font.caption,
});
const Group = styled('div')({ display: 'flex', alignItems: 'center', gap: space[2] });
const Select = styled('select')({
  minBlockSize: size.control - space[2],
  paddingInline: space[2],
  border: `1px solid ${tone.outline}`,
  borderRadius: radius.small,
  background: tone.surface,
  color: tone.ink,
  fontFamily: 'inherit',
});

/** Which rows are shown, the way to the others, and how many a page holds. */
export function Pagination({ page, limit, total, onPage, onLimit }: PaginationProps) {
  const lastPage = Math.max(1, Math.ceil(total / limit));
  const first = total === 0 ? 0 : Math.min(total, (page - 1) * limit + 1);
  const last = Math.min(total, page * limit);
  return (
    <Root aria-label="صفحه‌بندی">
      <Group>
        <label>
          تعداد در صفحه{' '}
          <Select value={limit} onChange={(event) => onLimit(Number(event.target.value))}>
            {[...new Set([...PAGE_SIZES, limit])]
              .sort((a, b) => a - b)
              .map((choice) => (
                <option key={choice} value={choice}>
                  {formatNumber(choice)}
                </option>
              ))}
          </Select>
        </label>
      </Group>
      <Group>
        <span aria-live="polite">
          {formatNumber(first)} تا {formatNumber(last)} از {formatNumber(total)}
        </span>
        <IconButton
          icon="chevronPrevious"
          label="صفحهٔ قبل"
          disabled={page <= 1}
          onClick={() => onPage(Math.min(page - 1, lastPage))}
        />
        <IconButton icon="chevronNext" label="صفحهٔ بعد" disabled={page >= lastPage} onClick={() => onPage(page + 1)} />
      </Group>
    </Root>
  );
}
