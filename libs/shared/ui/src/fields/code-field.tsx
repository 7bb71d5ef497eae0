import { digitsOnly } from '@peyk/shared-validation';
import { useId, type ClipboardEvent, type SyntheticEvent } from 'react';
import { styled } from '../theme/styled';
import { focusRing, font, radius, size, space, tabular, tone } from '../tokens';
import { FieldFrame, inputTies, type FieldProps } from './field-frame';
import { findCode } from './find-code';

const BOX = size.touch + space[1];

/** One real input over drawn boxes: paste, one-time-code filling and screen readers work as with any input. */
const Stage = styled('div')({
  position: 'relative',
  inlineSize: '100%',
});
const Boxes = styled('div')({ display: 'flex', gap: `min(${space[2]}px, 2%)` });
const Box = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minInlineSize: 0,
  blockSize: BOX + space[1],
  border: `1px solid ${tone.outline}`,
  borderRadius: radius.field,
  background: tone.surface,
  color: tone.ink,
  fontSize: font.heading,
  fontWeight: font.medium,
  ...tabular,
  '&[data-next="true"]': { borderColor: tone.lapisText, borderWidth: 2 },
  '&[data-invalid="true"]': { borderColor: tone.pomegranateText },
  '&[data-disabled="true"]': { background: tone.sunken, borderColor: tone.hairline, color: tone.inkSoft },
});
const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  border: 0,
  padding: 0,
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: 16,
  cursor: 'text',
  '&:disabled': { cursor: 'not-allowed' },
  '&::selection': { background: 'transparent' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible + div': { ...focusRing, outlineOffset: 4, borderRadius: radius.field },
});

interface CodeFieldProps extends FieldProps {
  /** How many digits the code has. */
  readonly length: number;
  /** Called once with the whole code as soon as its last digit is there. */
  readonly onComplete?: (code: string) => void;
  readonly autoFocus?: boolean;
}

/** A one-time code. Takes digits of any script, a pasted sentence with the code in it, and the phone's own filling-in. */
export function CodeField({ length, onComplete, autoFocus, ...props }: CodeFieldProps) {
  const id = useId();
  const take = (code: string) => {
    if (code === props.value) return;
    props.onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  /** A whole code replaces what is there; a few digits go in where the caret is, as the browser does it. */
  const paste = (event: ClipboardEvent) => {
    const code = findCode(event.clipboardData.getData('text'), length);
    if (code.length < length) return;
    event.preventDefault();
    take(code);
  };
  return (
    <FieldFrame id={id} {...props}>
      {/* The attribute, not the style: the mirroring of styles would turn the style over. */}
      <Stage dir="ltr">
        <Input
          {...inputTies(id, props)}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={autoFocus}
          value={props.value}
          onChange={(event) => take(digitsOnly(event.target.value).slice(0, length))}
          onPaste={paste}
          onSelect={stayAtEnd}
          onBlur={props.onBlur}
        />
        <Boxes aria-hidden="true">
          {Array.from({ length }, (_unused, index) => (
            <Box
              key={index}
              data-next={index === props.value.length && props.disabled !== true}
              data-invalid={props.error !== undefined}
              data-disabled={props.disabled}
            >
              {props.value[index]}
            </Box>
          ))}
        </Boxes>
      </Stage>
    </FieldFrame>
  );
}

/** The caret is not seen between the drawn boxes: it stays behind the last digit, so that typing goes where the eye is. */
function stayAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) input.setSelectionRange(end, end);
}
