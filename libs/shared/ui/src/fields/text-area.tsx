import { useId } from 'react';
import { styled } from '../theme/styled';
import { space } from '../tokens';
import { CharCounter } from './char-counter';
import { BareInput, FieldBox, FieldFrame, inputTies, type FieldProps } from './field-frame';
import { useTypedText } from './use-typed-text';

/** The bare text box inside a `FieldBox`: several lines, as tall as they need. */
export const BareTextArea = styled(BareInput.withComponent('textarea'))({
  resize: 'vertical',
  minBlockSize: 96,
  lineHeight: 'inherit',
  fieldSizing: 'content',
  maxBlockSize: '50vh',
});

const Box = styled(FieldBox)({ alignItems: 'stretch', paddingInline: 0 });
const Area = styled(BareTextArea)({ paddingInline: space[3] });

interface TextAreaProps extends FieldProps {
  /** Counted after cleaning, and shown as a count. What is longer is kept whole and told. */
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  /** Lines that are seen while it is empty. */
  readonly rows?: number;
  /** For what is read from left to right whatever letters are in it, such as a regular expression. */
  readonly dir?: 'auto' | 'ltr';
}

/** A text of several lines (a ticket, an address), cleaned as in a `TextField`. The text of a message has `SmsComposer`. */
export function TextArea({
  maxLength,
  placeholder,
  readOnly = false,
  rows = 4,
  dir = 'auto',
  ...props
}: TextAreaProps) {
  const id = useId();
  const typed = useTypedText(props, 'lines', maxLength);
  const shown = { ...props, error: typed.error };
  return (
    <FieldFrame
      id={id}
      {...shown}
      counter={maxLength !== undefined && <CharCounter length={props.value.length} max={maxLength} />}
    >
      <Box data-invalid={typed.error !== undefined} data-disabled={props.disabled} data-read-only={readOnly}>
        <Area
          {...inputTies(id, shown)}
          dir={dir}
          rows={rows}
          readOnly={readOnly}
          placeholder={placeholder}
          value={props.value}
          onChange={(event) => typed.change(event.target.value)}
          onBlur={typed.leave}
        />
      </Box>
    </FieldFrame>
  );
}
