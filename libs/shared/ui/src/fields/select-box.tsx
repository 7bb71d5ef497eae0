import type { FieldProps } from './field-frame';
import { SelectCore } from './select/select-core';
import type { SelectList } from './select/select-types';

export type { SelectOption } from './select/select-types';

interface SelectBoxProps extends SelectList, FieldProps {
  /** A cross, and the Delete key, that take the choice back. */
  readonly clearable?: boolean;
}

/**
 * Choosing one of a list. The keyboard works as in a native select: arrows, Home, End, Enter, Esc, first letters. Long lists
 * come page by page (`pageSize`, `onNeedMore`) and can be searched (`searchable`, or `onSearch` for a search elsewhere).
 */
export function SelectBox({ value, onChange, clearable = false, ...list }: SelectBoxProps) {
  // The empty text is a choice only where an option has it («همه»).
  const isChosen = value !== '' || list.options.some((option) => option.value === '');
  return (
    <SelectCore
      {...list}
      multiple={false}
      clearable={clearable && value !== ''}
      value={isChosen ? [value] : []}
      onChange={([chosen = '']) => onChange(chosen)}
    />
  );
}

interface MultiSelectBoxProps extends SelectList, FieldProps<readonly string[]> {
  readonly clearable?: boolean;
}

/** Choosing several of a list: the box names the first two and counts the rest. The values keep the order of choosing. */
export function MultiSelectBox({ clearable = true, ...props }: MultiSelectBoxProps) {
  return <SelectCore {...props} multiple clearable={clearable} />;
}
