import { normaliseForMatching } from '@peyk/shared-sms';
import { useKept } from '@peyk/shared-store';
import type { SelectOption } from '@peyk/shared-ui';
import { useState } from 'react';
import type { PickerSource } from './picker-source';
import { readRecent, recentFirst, withChosen } from './recent-choices';

/** With fewer the list is read quicker than searched. */
const SEARCHED_FROM = 8;
/** No key of the API begins so. */
const NEW = '\u0000new';

/** The way to make a new thing, at the end of a picker's list. */
export interface PickerCreate {
  /** «دفترچهٔ تازه: …»; `typed` is empty where nothing is looked for. */
  readonly label: (typed: string) => string;
  /** Opens the way to make one; `typed` may be its first name. */
  readonly onCreate: (typed: string) => void;
}

const comparable = (text: string) => normaliseForMatching(text).toLowerCase().trim();

/**
 * What a select box needs to choose among things of the API: pages as they are needed, the search, what was chosen lately in front,
 * the ways to try again and to make a new one. `DataPicker` and `DataManyPicker` are made of it.
 */
export function usePicker<Item>(source: PickerSource<Item>, create: PickerCreate | undefined) {
  const { name, useItems, isSearched, toOption, showsRecent = true } = source;
  const [typed, setTyped] = useState('');
  const [recent, keepRecent] = useKept(`recent:${name}`, readRecent, 'hint');
  const { items, isLoading, failure, retry, more } = useItems(typed);
  const loaded = items.map(toOption);
  const wanted = comparable(typed);
  const found = isSearched ? loaded : loaded.filter(({ label }) => comparable(label).includes(wanted));
  const ordered = showsRecent && typed === '' ? recentFirst(found, recent) : found;
  const options: readonly SelectOption[] =
    create === undefined ? ordered : [...ordered, { value: NEW, label: create.label(typed) }];
  const hasSearch = isSearched || loaded.length > SEARCHED_FROM || create !== undefined;
  return {
    list: {
      options,
      loading: isLoading,
      failure,
      onRetry: retry,
      onSearch: hasSearch ? setTyped : undefined,
      onNeedMore: more,
      // Whether there is more is known here; the box must not guess it from the length of the list.
      pageSize: 1,
    },
    /** Those that are loaded now. */
    items,
    /** What is chosen, or `null` when a new thing is made instead. */
    take: (chosen: readonly string[]): readonly string[] | null => {
      if (chosen.includes(NEW)) {
        create?.onCreate(typed);
        return null;
      }
      if (showsRecent && chosen.length > 0) keepRecent(withChosen(recent, chosen.slice(-1)));
      return chosen;
    },
  };
}
