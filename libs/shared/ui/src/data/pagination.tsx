import { digitsOnly, toPersianDigits } from '@peyk/shared-validation';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../actions/icon-button';
import { formatNumber } from '../numbers/format-number';
import { styled } from '../theme/styled';
import { focusRing, font, media, radius, size, space, tone } from '../tokens';

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

const Pages = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] });
const PageInput = styled('input')({
  inlineSize: '5.5em',
  minBlockSize: size.control - space[2],
  paddingInline: space[1],
  border: `1px solid ${tone.outline}`,
  borderRadius: radius.small,
  background: tone.surface,
  color: tone.ink,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  textAlign: 'center',
  '&:focus-visible': focusRing,
  [media.touch]: { minBlockSize: size.touch },
});
/** With so many pages the neighbours alone would be a long way. */
const FEW_PAGES = 2;

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
        <Pages>
          {lastPage > FEW_PAGES && (
            <IconButton icon="chevronFirst" label="صفحهٔ اول" disabled={page <= 1} onClick={() => onPage(1)} />
          )}
          <IconButton
            icon="chevronPrevious"
            label="صفحهٔ قبل"
            disabled={page <= 1}
            onClick={() => onPage(Math.min(page - 1, lastPage))}
          />
          {lastPage > FEW_PAGES && <PageField page={page} lastPage={lastPage} onPage={onPage} />}
          <IconButton
            icon="chevronNext"
            label="صفحهٔ بعد"
            disabled={page >= lastPage}
            onClick={() => onPage(page + 1)}
          />
          {lastPage > FEW_PAGES && (
            <IconButton
              icon="chevronLast"
              label="صفحهٔ آخر"
              disabled={page >= lastPage}
              onClick={() => onPage(lastPage)}
            />
          )}
        </Pages>
      </Group>
    </Root>
  );
}

interface PageFieldProps extends Pick<PaginationProps, 'page' | 'onPage'> {
  readonly lastPage: number;
}

/** The number of the page, which may be written over: Enter or leaving goes there, Escape forgets it. */
function PageField({ page, lastPage, onPage }: PageFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    setTyped(null);
    if (typed === null || typed === '') return;
    const wanted = Math.min(Math.max(1, Number(typed)), lastPage);
    if (wanted !== page) onPage(wanted);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <label>
      صفحهٔ{' '}
      <PageInput
        inputMode="numeric"
        autoComplete="off"
        value={toPersianDigits(typed ?? page)}
        onChange={(event) => setTyped(digitsOnly(event.target.value))}
        onFocus={(event) => event.target.select()}
        onBlur={go}
        onKeyDown={press}
      />{' '}
      از {formatNumber(lastPage)}
    </label>
  );
}
