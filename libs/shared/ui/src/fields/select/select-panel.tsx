import { useEffect, useRef, type KeyboardEvent } from 'react';
import { SpinnerRing } from '../../feedback/spinner';
import { Icon } from '../../icons/icon';
import { BareInput } from '../field-frame';
import { OptionList } from './option-list';
import * as look from './select-look';
import { panelId } from './select-model';
import type { SelectList } from './select-types';
import { useListKeys } from './use-list-keys';
import { useListSearch } from './use-list-search';
import { rowsOf } from './select-rows';

export interface SelectPanelProps extends SelectList {
  readonly id: string;
  readonly label: string;
  readonly multiple: boolean;
  readonly value: readonly string[];
  readonly onChoose: (value: string) => void;
  readonly onChooseAll: (values: readonly string[]) => void;
  /** Closes the list; the focus goes back to the box. */
  readonly onClose: () => void;
  /** What is being looked for, and the change of it. */
  readonly applied: string;
  readonly onApply: (text: string) => void;
  /** The letter that opened the list. */
  readonly seed: string;
  /** In a sheet over the whole width, not floating beside the box. */
  readonly inSheet: boolean;
  /** Pixels. */
  readonly maxHeight: number | string;
}

/** What opens: the search, the options, and what there is to say about them. It takes the focus and keeps its keys. */
export function SelectPanel(props: SelectPanelProps) {
  const { id, label, inSheet, multiple, applied } = props;
  const hasSearch = props.searchable === true || props.onSearch !== undefined;
  const search = useListSearch(applied, props.onApply, hasSearch ? props.seed : '');
  const rows = rowsOf(props);
  const keys = useListKeys(props, rows);
  const first = useRef<HTMLInputElement & HTMLUListElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  // The keyboard of the phone would cover the list that was asked for.
  const beginsAtSearch = hasSearch && !inSheet;

  const mayRetry = props.failure !== undefined && props.onRetry !== undefined && props.loading !== true;

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const inSearch = event.target instanceof HTMLInputElement;
    const onButton = event.target instanceof HTMLButtonElement;
    // The way to try again is a button below the options: Tab leads there, and its own keys press it.
    const leadsToButton = event.key === 'Tab' && !event.shiftKey && !onButton && mayRetry;
    if (leadsToButton || (onButton && (event.key === 'Enter' || event.key === ' '))) return undefined;
    if (inSearch && event.key === 'Enter' && search.isPending) {
      event.preventDefault();
      return search.searchNow();
    }
    return keys.press(event, inSearch);
  };
  return (
    <look.Panel
      id={panelId(id)}
      tabIndex={-1}
      role={hasSearch && !inSheet ? 'dialog' : undefined}
      aria-label={hasSearch && !inSheet ? label : undefined}
      data-floating={!inSheet}
      style={{ maxBlockSize: props.maxHeight }}
      onKeyDown={press}
    >
      {hasSearch && (
        <look.SearchRow>
          <Icon name="search" size={18} />
          <BareInput
            ref={beginsAtSearch ? first : undefined}
            role="combobox"
            aria-label={`جستجو در ${label}`}
            aria-expanded
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-activedescendant={rows.length > 0 ? `${id}-row-${keys.active}` : undefined}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            placeholder="جستجو"
            value={search.typed}
            onChange={(event) => search.type(event.target.value)}
          />
          {search.isPending && <SpinnerRing aria-hidden="true" />}
        </look.SearchRow>
      )}
      <OptionList
        {...props}
        rows={rows}
        active={keys.active}
        byKeys={keys.byKeys}
        onPoint={keys.point}
        onPick={keys.pick}
        multiple={multiple}
        listRef={beginsAtSearch ? undefined : first}
      />
    </look.Panel>
  );
}
