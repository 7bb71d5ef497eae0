import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { FilterField, FilterValues } from '../filter-field';
import { FilterPanel } from '../filter-panel';
import type { SavedFilter } from '../saved-filter-list';

const FIELDS: readonly FilterField[] = [
  { type: 'search', key: 'text', label: 'متن' },
  {
    type: 'search',
    key: 'id',
    label: 'شناسه',
    kind: 'digits',
    check: (text) => (text.length > 3 ? 'شناسه بلند است.' : undefined),
  },
  {
    type: 'options',
    key: 'state',
    label: 'وضعیت',
    options: [
      { value: '2', label: 'در حال ارسال' },
      { value: '6', label: 'پایان‌یافته' },
    ],
  },
  { type: 'date', key: 'day', label: 'روز', typed: true },
  { type: 'date_range', key: 'created', label: 'ثبت', typed: true },
  { type: 'search_range', key: 'cost', label: 'هزینه', unit: 'ریال' },
];

export const onApply = jest.fn();
export const onClear = jest.fn();
export const onSave = jest.fn();

/** Opens the fields that do not stand on the line. */
export const openMore = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^فیلتر(?!های)/ }));

interface BoundProps {
  readonly initial?: FilterValues;
  readonly fields?: readonly FilterField[];
  readonly savedItems?: readonly SavedFilter[];
  readonly keeps?: boolean;
  readonly searchShortcut?: boolean;
}

/** A panel whose owner keeps what is applied, and tells the three mocks. */
export function Bound({ initial = {}, fields = FIELDS, savedItems, keeps = true, searchShortcut }: BoundProps) {
  const [values, setValues] = useState(initial);
  const [items, setItems] = useState(savedItems ?? []);
  const saved = {
    items,
    onChange: (next: readonly SavedFilter[]) => {
      onSave(next);
      setItems(next);
      return keeps;
    },
  };
  return (
    <FilterPanel
      fields={fields}
      values={values}
      onApply={(next) => {
        onApply(next);
        setValues(next);
      }}
      onClear={() => {
        onClear();
        setValues({});
      }}
      saved={savedItems === undefined ? undefined : saved}
      searchShortcut={searchShortcut}
    />
  );
}
