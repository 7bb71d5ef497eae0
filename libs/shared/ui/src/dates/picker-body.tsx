import { useState } from 'react';
import { Button } from '../actions/button';
import { Dialog } from '../overlays/dialog';
import { boundsOf, isWithin } from './picker-bounds';
import { PickerPanel } from './picker-panel';
import { preselected, type ValueRules } from './picker-value';
import { SHEET_BUTTONS, type PickerLocale } from './picker-words';

/** What the field gives to the calendar, whichever form that has. */
export interface PickerBodyProps {
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly disablePast?: boolean;
  readonly rules: ValueRules;
  readonly clock: () => number;
  readonly rangeWith?: string;
  readonly autoFocus: boolean;
  readonly clearable: boolean;
  readonly locale: PickerLocale;
  readonly onChange: (value: string) => void;
  readonly onClose: () => void;
}

/** The value, or what is selected in its place when the calendar opens without one. */
function useShown({ value, rules, clock, ...limits }: PickerBodyProps): string {
  const [initial] = useState(() => preselected(clock(), boundsOf(limits, clock()), rules));
  return value === '' ? initial : value;
}

/** The calendar in its popup: what is chosen counts at once; choosing a day ends it, unless a time is asked too. */
export function PopupBody(props: PickerBodyProps) {
  const { rules, clock, clearable, onChange, onClose } = props;
  const shown = useShown(props);
  const bounds = boundsOf(props, clock());
  const finish = (value: string) => {
    onChange(value);
    onClose();
  };
  return (
    <PickerPanel
      shown={shown}
      bounds={bounds}
      rules={rules}
      clock={clock}
      rangeWith={props.rangeWith}
      autoFocus={props.autoFocus}
      onPick={(value, what) => (what === 'day' && rules.time === undefined ? finish(value) : onChange(value))}
      onClear={clearable ? () => finish('') : undefined}
      onDone={rules.time === undefined ? undefined : () => finish(shown)}
    />
  );
}

/** The calendar as a sheet on the phone: what is chosen counts with OK and is forgotten with CANCEL. */
export function SheetBody(props: PickerBodyProps) {
  const { rules, clock, clearable, locale, onChange, onClose } = props;
  const initial = useShown(props);
  const [draft, setDraft] = useState(initial);
  const bounds = boundsOf(props, clock());
  const isMissing = draft === '' ? !clearable : !isWithin(draft, bounds, rules.time !== undefined);
  const words = SHEET_BUTTONS[locale];
  return (
    <Dialog
      open
      title={props.label}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            disabled={isMissing}
            onClick={() => {
              onChange(draft);
              onClose();
            }}
          >
            {words.ok}
          </Button>
        </>
      }
    >
      <PickerPanel
        shown={draft}
        bounds={bounds}
        rules={rules}
        clock={clock}
        rangeWith={props.rangeWith}
        autoFocus
        onPick={setDraft}
        onClear={clearable ? () => setDraft('') : undefined}
      />
    </Dialog>
  );
}
