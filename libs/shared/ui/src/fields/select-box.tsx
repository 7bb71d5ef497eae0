import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { font, media, radius, shadow, size, space, tone } from '../tokens';
import { FieldBox, FieldFrame, inputTies, type FieldProps } from './field-frame';

export interface SelectOption {
  readonly value: string;
  /** What is read and searched. */
  readonly label: string;
  /** What is drawn, where it is more than the label. */
  readonly content?: ReactNode;
  readonly disabled?: boolean;
}

interface SelectBoxProps extends FieldProps {
  readonly options: readonly SelectOption[];
  readonly loading?: boolean;
}

/** Below this room under the box the list opens above it. */
const POPUP_HEIGHT = 350;

const Trigger = styled(FieldBox)({
  cursor: 'pointer',
  justifyContent: 'space-between',
  userSelect: 'none',
  textAlign: 'start',
});
const Anchor = styled('div')({ position: 'relative' });
const List = styled('ul')({
  position: 'absolute',
  zIndex: 30,
  insetInline: 0,
  maxBlockSize: POPUP_HEIGHT,
  overflowY: 'auto',
  marginBlock: space[1],
  padding: space[1],
  background: tone.surface,
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.card,
  boxShadow: shadow.raised,
  '&[data-above="true"]': { insetBlockEnd: '100%' },
});
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: size.control,
  paddingInline: space[3],
  borderRadius: radius.field,
  cursor: 'pointer',
  '&[data-active="true"]': { background: tone.lapisSoft },
  '&[aria-selected="true"]': { fontWeight: font.medium, color: tone.lapisText },
  '&[aria-disabled="true"]': { color: tone.inkSoft, cursor: 'not-allowed' },
  [media.touch]: { minBlockSize: size.touch },
});
const Nothing = styled('p')({ padding: space[3], color: tone.inkSoft, fontSize: font.caption });

/** Choosing one of a list. The keyboard works as in a native select: arrows, Home, End, Enter, Esc, first letters. */
export function SelectBox({ options, loading = false, ...props }: SelectBoxProps) {
  const id = useId();
  const trigger = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [above, setAbove] = useState(false);
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === props.value);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent) => {
      const inside = event.target instanceof Node && trigger.current?.parentElement?.contains(event.target);
      if (inside !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const open = () => {
    if (props.disabled === true) return;
    const box = trigger.current?.getBoundingClientRect();
    setAbove(box !== undefined && window.innerHeight - box.bottom < POPUP_HEIGHT && box.top > POPUP_HEIGHT);
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === props.value),
      ),
    );
    setOpen(true);
  };
  const choose = (option: SelectOption | undefined) => {
    if (option === undefined || option.disabled === true) return;
    props.onChange(option.value);
    setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    const next = nextActive(event.key, active, options);
    if (event.key === 'Escape' || event.key === 'Tab') return setOpen(false);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return isOpen ? choose(options[active]) : open();
    }
    if (next === null) return undefined;
    event.preventDefault();
    return isOpen ? setActive(next) : open();
  };

  return (
    <FieldFrame id={id} label={props.label} error={props.error} hint={props.hint} required={props.required}>
      <Anchor>
        <Trigger
          {...inputTies(id, props)}
          ref={trigger}
          role="combobox"
          tabIndex={props.disabled === true ? -1 : 0}
          aria-label={props.label}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-disabled={props.disabled}
          aria-activedescendant={isOpen && options.length > 0 ? `${id}-${active}` : undefined}
          data-invalid={props.error !== undefined}
          data-disabled={props.disabled}
          onClick={() => (isOpen ? setOpen(false) : open())}
          onKeyDown={press}
          onBlur={props.onBlur}
        >
          {chosen === undefined ? (
            <span style={{ color: tone.inkSoft }}>انتخاب کنید</span>
          ) : (
            (chosen.content ?? chosen.label)
          )}
          <Icon name="chevronDown" size={18} />
        </Trigger>
        {isOpen && (
          <List id={`${id}-list`} role="listbox" aria-label={props.label} data-above={above} aria-busy={loading}>
            {options.length === 0 && (
              <Nothing role="presentation">{loading ? 'در حال بارگذاری' : 'لیست خالی است'}</Nothing>
            )}
            {options.map((option, index) => (
              <Item
                key={option.value}
                id={`${id}-${index}`}
                role="option"
                aria-selected={option.value === props.value}
                aria-disabled={option.disabled}
                data-active={index === active}
                onPointerMove={() => setActive(index)}
                onClick={() => choose(option)}
              >
                {option.content ?? option.label}
                {option.value === props.value && <Icon name="check" size={18} />}
              </Item>
            ))}
          </List>
        )}
      </Anchor>
    </FieldFrame>
  );
}

/** Where a key leads in the list, or `null` for a key that leads nowhere. */
function nextActive(key: string, active: number, options: readonly SelectOption[]): number | null {
  const last = options.length - 1;
  if (key === 'ArrowDown') return Math.min(last, active + 1);
  if (key === 'ArrowUp') return Math.max(0, active - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length !== 1 || key === ' ') return null;
  const found = options.findIndex((option, index) => index > active && option.label.startsWith(key));
  return found >= 0
    ? found
    : Math.max(
        0,
        options.findIndex((option) => option.label.startsWith(key)),
      );
}
