import { VERDICT_WORDS, type FileCheck } from '@peyk/shared-file-check';
import type { CheckedRow, RowFilter, SheetCounts } from '@peyk/shared-sheets';
import {
  Caption,
  RadioGroup,
  Skeleton,
  Stack,
  focusRing,
  font,
  formatNumber,
  radius,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { useEffect, useState, type UIEvent } from 'react';
import { fileWords as words } from './file-words';

const ROW_PX = 36;
const SHOWN_ROWS = 9;
/** A browser draws nothing higher than some 17 million pixels: of more rows, one takes less of the bar than it is high. */
const MOST_PX = 12_000_000;
const PAGE_ROWS = 100;
/** Pages that are kept; the worker gives any other again within milliseconds. */
const KEPT_PAGES = 20;

const Frame = styled('div')({
  overflowY: 'auto',
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.field,
  '&:focus-visible': focusRing,
});
const Shown = styled('div')({ position: 'sticky', insetBlockStart: 0, overflow: 'hidden', background: tone.surface });
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '6em 10em 13em minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  blockSize: ROW_PX,
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${tone.hairline}`,
  fontSize: font.caption,
  fontVariantNumeric: 'tabular-nums',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[data-head]': { background: tone.sunken, color: tone.inkSoft },
  '&[data-wrong] > :nth-of-type(3)': { color: tone.pomegranateText },
  '&[data-duplicate] > :nth-of-type(3)': { color: tone.saffronText },
  '@media (max-width: 600px)': {
    gridTemplateColumns: '4em minmax(0, 1fr) 10em',
    '& > :nth-of-type(4)': { display: 'none' },
  },
});

/** A number stands where its title does, whatever its direction. */
const NumberCell = styled('span')({ textAlign: 'end' });

type ShownFilter = Exclude<RowFilter, 'valid'>;

interface RowsPreviewProps {
  readonly check: FileCheck;
  readonly counts: SheetCounts;
  readonly column: number;
}

/** All rows of a file to the last one, each with its verdict; only the few that can be seen are drawn and asked for. */
export function RowsPreview({ check, counts, column }: RowsPreviewProps) {
  const [filter, setFilter] = useState<ShownFilter>('all');
  const found: Readonly<Record<ShownFilter, number>> = {
    all: counts.rows,
    wrong: counts.invalid,
    duplicate: counts.duplicate,
  };
  const filters = (['all', 'wrong', 'duplicate'] as const).filter((one) => one === 'all' || found[one] > 0);
  return (
    <Stack gap={2}>
      {filters.length > 1 && (
        <RadioGroup
          label={words.filter}
          cards="narrow"
          value={filter}
          onChange={setFilter}
          options={filters.map((one) => ({
            value: one,
            label: `${words.filters[one]} (${formatNumber(found[one])})`,
          }))}
        />
      )}
      <Rows key={filter} check={check} filter={filter} count={found[filter]} column={column} />
    </Stack>
  );
}

interface RowsProps {
  readonly check: FileCheck;
  readonly filter: RowFilter;
  readonly count: number;
  readonly column: number;
}

function Rows({ check, filter, count, column }: RowsProps) {
  const shown = Math.min(SHOWN_ROWS, count);
  const [first, setFirst] = useState(0);
  const rowAt = useRows({ check, filter, first, shown });
  const roomPx = Math.min((count - shown) * ROW_PX, MOST_PX);
  const heightPx = (shown + 1) * ROW_PX;
  const scroll = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setFirst(
      roomPx === 0 ? 0 : Math.min(count - shown, Math.round((currentTarget.scrollTop / roomPx) * (count - shown))),
    );
  return (
    <>
      <Frame
        role="table"
        aria-label={words.preview}
        aria-rowcount={count + 1}
        tabIndex={0}
        style={{ blockSize: heightPx + 2 }}
        onScroll={scroll}
      >
        <div style={{ blockSize: heightPx + roomPx }}>
          <Shown style={{ blockSize: heightPx }}>
            <Line role="row" aria-rowindex={1} data-head="">
              {[words.rowNumber, words.number, words.verdict, words.rest].map((title) => (
                <span key={title} role="columnheader">
                  {title}
                </span>
              ))}
            </Line>
            {Array.from({ length: shown }, (_, place) => (
              <Row key={place} row={rowAt(first + place)} place={first + place} column={column} />
            ))}
          </Shown>
        </div>
      </Frame>
      <Caption>{words.shown(first + 1, first + shown, count)}</Caption>
    </>
  );
}

function Row({
  row,
  place,
  column,
}: {
  readonly row: CheckedRow | undefined;
  readonly place: number;
  readonly column: number;
}) {
  if (row === undefined) {
    return (
      <Line role="row" aria-rowindex={place + 2}>
        <Skeleton style={{ inlineSize: '60%' }} />
      </Line>
    );
  }
  const { number, cells, verdict } = row;
  const isWrong = verdict !== 'valid' && verdict !== 'duplicate';
  return (
    <Line
      role="row"
      aria-rowindex={place + 2}
      data-wrong={isWrong ? '' : undefined}
      data-duplicate={verdict === 'duplicate' ? '' : undefined}
    >
      <span role="cell">{formatNumber(number)}</span>
      <NumberCell dir="ltr" role="cell">
        {cells[column] ?? ''}
      </NumberCell>
      <span role="cell">{VERDICT_WORDS[verdict]}</span>
      <bdi role="cell">{cells.filter((_, at) => at !== column).join(' | ')}</bdi>
    </Line>
  );
}

interface Window {
  readonly check: FileCheck;
  readonly filter: RowFilter;
  readonly first: number;
  readonly shown: number;
}

/** The rows around those that can be seen, asked for by the page; undefined while one is on its way. */
function useRows({ check, filter, first, shown }: Window): (place: number) => CheckedRow | undefined {
  const [pages, setPages] = useState<ReadonlyMap<number, readonly CheckedRow[]>>(new Map());
  const [from, to] = [Math.floor(first / PAGE_ROWS), Math.floor((first + shown - 1) / PAGE_ROWS)];
  useEffect(() => {
    let isOver = false;
    for (const page of new Set([from, to])) {
      if (page < 0 || pages.has(page)) continue;
      const put = (rows: readonly CheckedRow[]) =>
        !isOver && setPages((known) => new Map([...known, [page, rows] as const].slice(-KEPT_PAGES)));
      // The worker has gone with the file: nothing is left to be shown.
      check.page(filter, page * PAGE_ROWS, PAGE_ROWS).then(put, () => undefined);
    }
    return () => {
      isOver = true;
    };
  }, [check, filter, from, to, pages]);
  return (place) => pages.get(Math.floor(place / PAGE_ROWS))?.[place % PAGE_ROWS];
}
