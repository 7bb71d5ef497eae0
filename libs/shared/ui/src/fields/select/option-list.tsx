import { useEffect, useRef, type Ref, type UIEvent } from 'react';
import { Button } from '../../actions/button';
import { SpinnerRing } from '../../feedback/spinner';
import { Icon } from '../../icons/icon';
import { isNearEnd, wasLastPageFull } from './select-model';
import * as look from './select-look';
import { hasAll, type SelectRow } from './select-rows';
import type { SelectList } from './select-types';
import { scrollTopFor, useListWindow } from './use-list-window';

interface OptionListProps extends SelectList {
  readonly id: string;
  readonly label: string;
  readonly multiple: boolean;
  readonly value: readonly string[];
  readonly applied: string;
  readonly rows: readonly SelectRow[];
  readonly active: number;
  /** The keyboard made it active: it must be seen. */
  readonly byKeys: boolean;
  readonly onPoint: (row: number) => void;
  readonly onPick: (row: number) => void;
  readonly listRef: Ref<HTMLUListElement> | undefined;
}

/** The options, in a window where there are many, and below them what is being loaded, failed or is not there. */
export function OptionList({ listRef, ...props }: OptionListProps) {
  const { id, rows, active, byKeys, options } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const asked = useRef(-1);
  const view = useListWindow(rows.length);
  const mayHaveMore =
    props.onNeedMore !== undefined &&
    props.loading !== true &&
    props.failure === undefined &&
    wasLastPageFull(options.length, props.pageSize);

  /** Asks once for each length of the list: a page that turns out to be empty ends it. */
  const askNearEnd = () => {
    const box = scroller.current;
    if (box === null || !mayHaveMore || asked.current === options.length || !isNearEnd(box)) return;
    asked.current = options.length;
    props.onNeedMore?.();
  };
  useEffect(askNearEnd);
  useEffect(() => {
    asked.current = -1;
  }, [props.applied]);
  useEffect(() => {
    const box = scroller.current;
    if (box === null || !byKeys) return;
    if (view.isWindowed) box.scrollTop = scrollTopFor(active, view.rowHeight, box);
    else document.getElementById(`${id}-row-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, byKeys, id, view.isWindowed, view.rowHeight]);

  const scroll = (event: UIEvent<HTMLElement>) => {
    view.scrolledTo(event.currentTarget.scrollTop);
    askNearEnd();
  };
  return (
    <look.Scroller ref={scroller} onScroll={scroll}>
      <look.List
        id={`${id}-list`}
        ref={listRef}
        role="listbox"
        tabIndex={0}
        aria-label={props.label}
        aria-multiselectable={props.multiple || undefined}
        aria-busy={props.loading}
        aria-activedescendant={rows.length > 0 ? `${id}-row-${active}` : undefined}
        style={{ paddingBlock: `${view.before}px ${view.after}px` }}
      >
        {rows.slice(view.from, view.to).map((row, offset) => (
          <OptionRow
            key={row.option?.value ?? '\u0000all'}
            {...props}
            row={row}
            index={view.from + offset}
            fixedHeight={view.isWindowed ? view.rowHeight : undefined}
          />
        ))}
      </look.List>
      <ListStatus {...props} />
    </look.Scroller>
  );
}

interface OptionRowProps extends Omit<OptionListProps, 'listRef'> {
  readonly row: SelectRow;
  readonly index: number;
  /** Pixels, in a window over a long list. */
  readonly fixedHeight: number | undefined;
}

function OptionRow({ row, index, fixedHeight, ...list }: OptionRowProps) {
  const { option } = row;
  const isChosen = option === undefined ? hasAll(list.rows, list.value) : list.value.includes(option.value);
  return (
    <look.Item
      id={`${list.id}-row-${index}`}
      role="option"
      aria-selected={isChosen}
      aria-disabled={option?.disabled}
      aria-setsize={fixedHeight === undefined ? undefined : list.rows.length}
      aria-posinset={fixedHeight === undefined ? undefined : index + 1}
      data-active={index === list.active}
      data-all={option === undefined}
      data-fixed={fixedHeight !== undefined}
      style={fixedHeight === undefined ? undefined : { blockSize: fixedHeight }}
      // Not on entering: a list that scrolls under a resting pointer must not move what the keyboard is on.
      onPointerMove={() => list.onPoint(index)}
      onClick={() => list.onPick(index)}
    >
      {list.multiple && <look.Tick aria-hidden="true">{isChosen && <Icon name="check" size={14} />}</look.Tick>}
      <span style={{ minInlineSize: 0 }}>{option?.content ?? row.label}</span>
      {!list.multiple && isChosen && <Icon name="check" size={18} />}
    </look.Item>
  );
}

/** What there is to say below the options; said aloud too. */
function ListStatus({ rows, loading = false, failure, onRetry, applied }: Omit<OptionListProps, 'listRef'>) {
  const isEmpty = rows.length === 0;
  return (
    <look.StatusRow role="status" data-failed={failure !== undefined}>
      {loading && (
        <>
          <SpinnerRing aria-hidden="true" />
          در حال بارگذاری
        </>
      )}
      {!loading && failure !== undefined && (
        <>
          <Icon name="warning" size={16} />
          {failure}
          {onRetry !== undefined && (
            <Button variant="quiet" icon="refresh" onClick={onRetry}>
              تلاش دوباره
            </Button>
          )}
        </>
      )}
      {!loading && failure === undefined && isEmpty && (applied === '' ? 'لیست خالی است' : 'موردی یافت نشد')}
    </look.StatusRow>
  );
}
