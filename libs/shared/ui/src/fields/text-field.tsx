import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { IconButton } from '../actions/icon-button';
import { SpinnerRing } from '../feedback/spinner';
import { Icon } from '../icons/icon';
import { styled } from '../theme/styled';
import { font, media, space, tone } from '../tokens';
import { CharCounter } from './char-counter';
import { BareInput, FieldBox, FieldFrame, inputTies, type FieldNote, type FieldProps } from './field-frame';
import { isTelephoneKey, type TextKind } from './typed-text';
import { useTypedText } from './use-typed-text';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface TextFieldProps extends FieldProps {
  /**
   * `text` keeps what is typed, with Latin digits; `search` is the same with a cross that empties it; `latin` is written left
   * to right and refuses letters of a Persian keyboard (usernames, e-mails, codes); `digits` keeps nothing but digits;
   * `tel` is `digits` for telephone numbers, and takes their keys only.
   */
  readonly kind?: Exclude<TextKind, 'lines' | 'password'>;
  /** Counted after cleaning. What is longer is kept whole, and it is told how much is too much. */
  readonly maxLength?: number;
  /** Shows how much is written of `maxLength`. */
  readonly counted?: boolean;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly readOnly?: boolean;
  readonly onEnter?: () => void;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  /** Buttons that belong to the field: beside its box, and on the phone below everything that it says. */
  readonly beside?: ReactNode;
  /** What is counted, after the number: «ریال». Read aloud with the field. */
  readonly unit?: string;
  /** A cross that empties the field. A search field has it anyway. */
  readonly clearable?: boolean;
  /** Something is being asked about the value (is the username free?). Give `false`, not nothing, while it is not. */
  readonly checking?: boolean;
  /** Good news about the value, in place of the hint. */
  readonly success?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const BesideRow = styled('div')({
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  '& > :first-of-type': { flex: 1 },
  [media.mobile]: { display: 'contents', '& > :last-child': { order: 1, marginBlockStart: space[1] } },
});
const SearchMark = styled('span')({ display: 'grid', color: tone.inkSoft });
const Unit = styled('span')({ flex: 'none', fontSize: font.caption, color: tone.inkSoft });

/** An empty field of free text reads like the page around it: a browser would put its placeholder on the left. */
function dirOf(kind: NonNullable<TextFieldProps['kind']>, showsPlaceholder: boolean): 'auto' | 'ltr' | undefined {
  if (kind !== 'text' && kind !== 'search') return 'ltr';
  return showsPlaceholder ? undefined : 'auto';
}

/**
 * A line of text. While typing, digits of every script become Latin, and BOM, invisible marks and odd blanks are cleaned
 * away; blanks at both ends go when the field is left.
 */
export function TextField({
  kind = 'text',
  maxLength,
  readOnly = false,
  start,
  end,
  beside,
  unit,
  inputRef,
  ...props
}: TextFieldProps) {
  const id = useId();
  const { value, checking = false, disabled = false } = props;
  const typed = useTypedText(props, kind, maxLength);
  const success: FieldNote | undefined =
    props.success === undefined ? undefined : { tone: 'success', text: props.success };
  const shown = { ...props, error: typed.error, note: checking ? undefined : success };
  const ties = inputTies(id, shown);
  const isNumeric = kind === 'digits' || kind === 'tel';
  const hasClear = (props.clearable ?? kind === 'search') && value !== '' && !disabled && !readOnly;
  const clear = () => {
    props.onChange('');
    document.getElementById(id)?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (kind === 'tel' && !isTelephoneKey(event)) event.preventDefault();
    if (event.key !== 'Enter' || props.onEnter === undefined) return;
    event.preventDefault();
    props.onEnter();
  };
  const box = (
    <FieldBox data-invalid={typed.error !== undefined} data-disabled={disabled} data-read-only={readOnly}>
      {start}
      {kind === 'search' && start === undefined && (
        <SearchMark>
          <Icon name="search" size={18} />
        </SearchMark>
      )}
      <BareInput
        {...ties}
        aria-describedby={[ties['aria-describedby'], unit && `${id}-unit`].filter(Boolean).join(' ') || undefined}
        ref={inputRef}
        type={kind === 'tel' ? 'tel' : kind === 'search' ? 'search' : 'text'}
        inputMode={isNumeric ? 'numeric' : undefined}
        dir={dirOf(kind, value === '' && props.placeholder !== undefined)}
        autoCapitalize={kind === 'latin' ? 'none' : undefined}
        spellCheck={kind === 'text'}
        readOnly={readOnly}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete}
        autoFocus={props.autoFocus}
        value={value}
        onChange={(event) => typed.change(event.target.value)}
        onBlur={typed.leave}
        onKeyDown={press}
      />
      {checking && <SpinnerRing aria-hidden="true" />}
      {props.checking !== undefined && <VisuallyHidden role="status">{checking && 'در حال بررسی'}</VisuallyHidden>}
      {unit !== undefined && <Unit id={`${id}-unit`}>{unit}</Unit>}
      {end}
      {hasClear && <IconButton icon="close" iconSize={18} label={`پاک کردن ${props.label}`} onClick={clear} />}
    </FieldBox>
  );
  return (
    <FieldFrame
      id={id}
      {...shown}
      counter={props.counted && maxLength !== undefined && <CharCounter length={value.length} max={maxLength} />}
    >
      {beside === undefined ? (
        box
      ) : (
        <BesideRow>
          {box}
          {beside}
        </BesideRow>
      )}
    </FieldFrame>
  );
}
