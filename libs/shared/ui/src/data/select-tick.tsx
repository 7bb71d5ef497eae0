import { ChoiceInput } from '../fields/choice-row';
import { styled } from '../theme/styled';
import { media, size } from '../tokens';
import type { SelectionState } from './use-selection';

const Target = styled('label')({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.control - 4,
  blockSize: size.control - 4,
  cursor: 'pointer',
  '& > input': { margin: 0 },
  // Some, but not all: a dash.
  '& > input:indeterminate::before': {
    display: 'block',
    inlineSize: 10,
    blockSize: 0,
    margin: 0,
    border: 'solid currentcolor',
    borderWidth: '2px 0 0 0',
    transform: 'none',
  },
  [media.touch]: { inlineSize: size.touch, blockSize: size.touch },
});

interface SelectTickProps {
  /** For a label elsewhere that ticks it too. */
  readonly id?: string;
  readonly label: string;
  readonly isOn: boolean;
  /** Some of what it stands for are selected. */
  readonly isPartly?: boolean;
  /** `withRange` when the Shift key was held. */
  readonly onToggle: (withRange: boolean) => void;
}

/** The checkbox of a row. */
export function SelectTick({ id, label, isOn, isPartly = false, onToggle }: SelectTickProps) {
  return (
    <Target>
      <ChoiceInput
        id={id}
        type="checkbox"
        aria-label={label}
        checked={isOn}
        ref={(input) => {
          if (input !== null) input.indeterminate = isPartly;
        }}
        onChange={(event) => onToggle(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
      />
    </Target>
  );
}

interface PageTickProps extends Pick<SelectTickProps, 'id'> {
  readonly selection: SelectionState;
  readonly rowCount: number;
}

/** The checkbox of all rows that are shown. */
export function PageTick({ id, selection, rowCount }: PageTickProps) {
  const { shownCount, togglePage } = selection;
  return (
    <SelectTick
      id={id}
      label="انتخاب همهٔ این صفحه"
      isOn={rowCount > 0 && shownCount === rowCount}
      isPartly={shownCount > 0 && shownCount < rowCount}
      onToggle={togglePage}
    />
  );
}
