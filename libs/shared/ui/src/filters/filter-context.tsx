import { createContext, useContext, useState, type ReactNode } from 'react';
import { draftOf, readDraft, type FilterDraft, type FilterErrors, type UnreadTexts } from './filter-draft';
import type { FilterField, FilterValue, FilterValues } from './filter-field';

export interface FilterBinding {
  readonly fields: readonly FilterField[];
  /** What is applied now. */
  readonly values: FilterValues;
  /** All values at once, without empty ones. Bound to the address it also goes to page 1. */
  readonly onApply: (values: FilterValues) => void;
  readonly onClear: () => void;
}

export interface FilterPanelState {
  readonly fields: readonly FilterField[];
  readonly values: FilterValues;
  readonly activeCount: number;
  /** What stands in the fields and is not applied yet. */
  readonly draft: FilterDraft;
  /** Empty until someone tried to apply: nobody is corrected while typing. */
  readonly errors: FilterErrors;
  /** Whether nothing at all stands in the fields, not even a text that means nothing. */
  readonly isEmpty: boolean;
  /** Whether the fields mean something else than what is applied. */
  readonly isChanged: boolean;
  readonly change: (key: string, value: FilterValue) => void;
  /** Tells what stands in a calendar field and is no day, by the key of its error; empty when the field shows its value. */
  readonly noteUnread: (key: string, text: string) => void;
  /** Counts up when what is unread is thrown away; a calendar field of an earlier round would still show it. */
  readonly round: number;
  /** Applies the fields; answers `false` and shows what is wrong when one of them means nothing. */
  readonly apply: () => boolean;
  /** Applies given values, e.g. of a saved filter. */
  readonly applyValues: (values: FilterValues) => void;
  /** Applies one text while it is typed: what stands in the fields, this one too, is left alone. */
  readonly applyTyped: (key: string, text: string) => void;
  /** Takes one filter away at once. */
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  /** Gives the fields back what is applied. */
  readonly reset: () => void;
}

const FilterContext = createContext<FilterPanelState | null>(null);

/** The state of the filter panel around; for pieces of your own inside a `FilterPanel`. */
export function useFilterPanel(): FilterPanelState {
  const state = useContext(FilterContext);
  if (state === null) throw new Error('The filter context cannot be used outside its provider');
  return state;
}

/** Holds what is typed until it is applied. The fields follow when the values change from outside (back, a link). */
export function FilterProvider({ children, ...binding }: FilterBinding & { readonly children: ReactNode }) {
  return <FilterContext value={useFilterState(binding)}>{children}</FilterContext>;
}

function useFilterState({ fields, values, onApply, onClear }: FilterBinding): FilterPanelState {
  const [draft, setDraft] = useState(() => draftOf(fields, values));
  const [unread, setUnread] = useState<UnreadTexts>({});
  const [round, setRound] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const applied = JSON.stringify(values);
  const [followed, setFollowed] = useState(applied);
  /** What was applied while it was typed: when it arrives, more may have been typed already. */
  const [typed, setTyped] = useState<FilterValues | null>(null);
  const show = (next: FilterDraft) => {
    setDraft(next);
    setChecked(false);
    if (Object.keys(unread).length === 0) return;
    setUnread({});
    setRound((before) => before + 1);
  };
  if (followed !== applied) {
    setFollowed(applied);
    setTyped(null);
    if (typed === null || !isSame(fields, typed, values)) show(draftOf(fields, values));
  }
  const read = readDraft(fields, draft, unread);
  const hasErrors = Object.keys(read.errors).length > 0;
  const applyValues = (next: FilterValues) => {
    show(draftOf(fields, next));
    setTyped(null);
    onApply(next);
  };
  const applyTyped = (key: string, text: string) => {
    const next = { ...values, [key]: text };
    setTyped(next);
    onApply(next);
  };
  return {
    fields,
    values,
    activeCount: fields.filter(({ key }) => values[key] !== undefined).length,
    draft,
    errors: isChecked ? read.errors : {},
    isEmpty: Object.keys(draft).length === 0 && Object.keys(unread).length === 0,
    isChanged: hasErrors || !isSame(fields, read.values, values),
    change: (key, value) => setDraft((before) => ({ ...before, [key]: value })),
    noteUnread: (key, text) =>
      setUnread(({ [key]: _before, ...others }) => (text === '' ? others : { ...others, [key]: text })),
    round,
    apply: () => {
      if (hasErrors) setChecked(true);
      else applyValues(read.values);
      return !hasErrors;
    },
    applyValues,
    applyTyped,
    remove: (key) => applyValues({ ...values, [key]: undefined }),
    clear: () => {
      show({});
      onClear();
    },
    reset: () => show(draftOf(fields, values)),
  };
}

/** Whether both mean the same for each field; the order of the keys is no difference. */
function isSame(fields: readonly FilterField[], one: FilterValues, other: FilterValues): boolean {
  return fields.every(({ key }) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
}
