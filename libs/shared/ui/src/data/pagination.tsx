import { digitsOnly, toPersianDigits } from '@peyk/shared-validation';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { IconButton } from '../actions/icon-button';
import type { IconName } from '../icons/icon-paths';
import { formatNumber } from '../numbers/format-number';
import { styled } from '../theme/styled';
import { focusRing, font, media, radius, size, space, tone } from '../tokens';
import { SmallSelect } from './small-select';

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
  columnGap: space[3],
  rowGap: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${tone.hairline}`,
  color: tone.inkSoft,
  fontSize: font.caption,
});
const Size = styled('label')({ marginInlineEnd: 'auto' });

const Pages = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[1],
  // A line of its own, from edge to edge.
  [media.mobile]: { flexBasis: '100%', justifyContent: 'space-between' },
});
const PageLabel = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
/** The phone has no room for it; the name of the field says it there too. */
const Word = styled('span')({ [media.mobile]: { display: 'none' } });
const PageInput = styled('input')({
  inlineSize: '4.5em',
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
      <Size>
        تعداد در صفحه{' '}
        <SmallSelect value={limit} onChange={(event) => onLimit(Number(event.target.value))}>
          {[...new Set([...PAGE_SIZES, limit])]
            .sort((a, b) => a - b)
            .map((choice) => (
              <option key={choice} value={choice}>
                {formatNumber(choice)}
              </option>
            ))}
        </SmallSelect>
      </Size>
      <span aria-live="polite">
        {formatNumber(first)} تا {formatNumber(last)} از {formatNumber(total)}
      </span>
      <Pages>
        {lastPage > FEW_PAGES && (
          <PageButton icon="chevronFirst" label="صفحهٔ اول" isOff={page <= 1} onPress={() => onPage(1)} />
        )}
        <PageButton
          icon="chevronPrevious"
          label="صفحهٔ قبل"
          isOff={page <= 1}
          onPress={() => onPage(Math.min(page - 1, lastPage))}
        />
        {lastPage > FEW_PAGES && <PageField page={page} lastPage={lastPage} onPage={onPage} />}
        <PageButton icon="chevronNext" label="صفحهٔ بعد" isOff={page >= lastPage} onPress={() => onPage(page + 1)} />
        {lastPage > FEW_PAGES && (
          <PageButton icon="chevronLast" label="صفحهٔ آخر" isOff={page >= lastPage} onPress={() => onPage(lastPage)} />
        )}
      </Pages>
    </Root>
  );
}

interface PageButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

/** Off, it keeps the focus: anyone who has just pressed it to the end would fall out of the page. */
function PageButton({ icon, label, isOff, onPress }: PageButtonProps) {
  return (
    <IconButton icon={icon} label={label} aria-disabled={isOff || undefined} onClick={isOff ? undefined : onPress} />
  );
}

interface PageFieldProps extends Pick<PaginationProps, 'page' | 'onPage'> {
  readonly lastPage: number;
}

/**
 * The number of the page, which may be written over. Enter goes there, and so does leaving it, which is all that the keys of a
 * phone can do; not to one of the buttons, which lead somewhere else. Escape forgets it.
 */
function PageField({ page, lastPage, onPage }: PageFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    setTyped(null);
    if (typed === null || typed === '') return;
    const wanted = Math.min(Math.max(1, Number(typed)), lastPage);
    if (wanted !== page) onPage(wanted);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLButtonElement) setTyped(null);
    else go();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <PageLabel>
      <Word>صفحهٔ</Word>
      <PageInput
        aria-label={`صفحهٔ ${formatNumber(page)} از ${formatNumber(lastPage)}`}
        inputMode="numeric"
        autoComplete="off"
        value={toPersianDigits(typed ?? page)}
        onChange={(event) => setTyped(digitsOnly(event.target.value))}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={press}
      />
      <span>از {formatNumber(lastPage)}</span>
    </PageLabel>
  );
}
