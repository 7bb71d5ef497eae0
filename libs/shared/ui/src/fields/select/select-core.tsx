import { useId, type ReactNode } from 'react';
import { OnMui } from '../../theme/on-mui';
import { Button } from '../../actions/button';
import { IconButton } from '../../actions/icon-button';
import { Icon } from '../../icons/icon';
import { useIsMobile } from '../../layout/use-is-mobile';
import { Dialog } from '../../overlays/dialog';
import { FieldFrame, frameTies, labelId } from '../field-frame';
import * as look from './select-look';
import { summarise } from './select-model';
import { SelectPanel } from './select-panel';
import type { SelectOption } from './select-types';
import { useSelect, type SelectProps } from './use-select';

const PLACEHOLDER = 'انتخاب کنید';
/** Which side the list opens on is our rule, not the library's. */
const MODIFIERS = [
  { name: 'flip', enabled: false },
  { name: 'preventOverflow', options: { altAxis: false, padding: 4 } },
];

/** The box with what is chosen, and the list that opens from it: beside the box, or as a sheet from below on the phone. */
export function SelectCore(props: SelectProps) {
  const { label, multiple, value, disabled = false } = props;
  const id = useId();
  const isMobile = useIsMobile();
  const { box, setBox, opening, chosen, ...select } = useSelect(id, isMobile, props);
  const isOpen = opening !== null;
  const content = opening !== null && (
    <SelectPanel
      {...props}
      id={id}
      seed={opening.seed}
      inSheet={isMobile}
      maxHeight={isMobile ? '60dvh' : opening.maxHeight}
      applied={select.applied}
      onApply={select.apply}
      onChoose={chosen.choose}
      onChooseAll={chosen.chooseAll}
      onClose={select.close}
    />
  );
  const clear = () => {
    chosen.change([]);
    select.close();
  };
  return (
    <FieldFrame id={id} {...props} drawn>
      <div onBlur={select.leave} style={{ minInlineSize: 0 }}>
        <look.Box
          ref={setBox}
          data-invalid={props.error !== undefined}
          data-disabled={disabled}
          onClick={() => (isOpen ? select.close() : select.open())}
        >
          <look.Trigger
            {...frameTies(id, props)}
            role="combobox"
            tabIndex={disabled ? -1 : 0}
            aria-labelledby={labelId(id)}
            aria-haspopup={props.searchable || props.onSearch ? 'dialog' : 'listbox'}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-list` : undefined}
            aria-disabled={disabled || undefined}
            onKeyDown={select.press}
          >
            <Chosen options={chosen.named} multiple={multiple} placeholder={props.placeholder ?? PLACEHOLDER} />
            <Icon name="chevronDown" size={18} />
          </look.Trigger>
          {props.clearable && value.length > 0 && !disabled && (
            <IconButton
              icon="close"
              iconSize={18}
              label={`پاک کردن ${label}`}
              onClick={(event) => {
                event.stopPropagation();
                clear();
              }}
            />
          )}
        </look.Box>
        {isMobile ? (
          <Sheet isOpen={isOpen} label={label} multiple={multiple} onClose={select.close}>
            {content}
          </Sheet>
        ) : (
          opening !== null && (
            <OnMui>
              <look.Float
                open
                anchorEl={box}
                placement={opening.isAbove ? 'top' : 'bottom'}
                modifiers={MODIFIERS}
                popperOptions={{ strategy: 'fixed' }}
                // A dialog keeps the focus inside itself: there the list must be inside too.
                container={box?.closest('[role="dialog"]')?.parentElement}
                style={{ inlineSize: box?.offsetWidth }}
              >
                {content}
              </look.Float>
            </OnMui>
          )
        )}
      </div>
    </FieldFrame>
  );
}

interface SheetProps {
  readonly isOpen: boolean;
  readonly label: string;
  readonly multiple: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Sheet({ isOpen, label, multiple, onClose, children }: SheetProps) {
  const done = (
    <Button variant="primary" onClick={onClose}>
      تأیید
    </Button>
  );
  return (
    <Dialog open={isOpen} title={label} onClose={onClose} actions={multiple ? done : undefined}>
      {children}
    </Dialog>
  );
}

interface ChosenProps {
  readonly options: readonly SelectOption[];
  readonly multiple: boolean;
  readonly placeholder: string;
}

function Chosen({ options, multiple, placeholder }: ChosenProps) {
  const [first] = options;
  if (first === undefined) {
    return (
      <look.Value data-empty data-plain>
        {placeholder}
      </look.Value>
    );
  }
  const content = multiple ? undefined : first.content;
  return (
    <look.Value data-plain={content === undefined}>
      {content ?? summarise(options.map(({ label }) => label))}
    </look.Value>
  );
}
