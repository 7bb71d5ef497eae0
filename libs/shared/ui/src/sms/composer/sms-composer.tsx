import { analyseText, withOptOut, type TextAnalysis } from '@peyk/shared-sms';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { FieldBox, FieldFrame, inputTies, type FieldProps } from '../../fields/field-frame';
import { BareTextArea } from '../../fields/text-area';
import { Icon } from '../../icons/icon';
import { formatNumber } from '../../numbers/format-number';
import { font, space, tone } from '../../tokens';
import { ForcingMarks } from './forcing-marks';

const Box = styled(FieldBox)({
  flexDirection: 'column',
  alignItems: 'stretch',
  paddingInline: 0,
  gap: 0,
  overflow: 'hidden',
});
const Area = styled(BareTextArea)({ paddingInline: space[3], minBlockSize: 140 });
const OptOut = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[3],
  paddingBlockEnd: space[2],
  color: tone.inkSoft,
  fontSize: font.caption,
});
const Counter = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]}px ${space[5]}px`,
  paddingInline: space[3],
  paddingBlock: space[2],
  background: tone.sunken,
  borderBlockStart: `1px solid ${tone.hairline}`,
  fontSize: font.caption,
});
const Pair = styled('div')({
  display: 'flex',
  gap: space[1],
  '& dt': { color: tone.inkSoft },
  '& dd': { fontWeight: font.medium },
});

interface SmsComposerProps extends FieldProps {
  /** Most characters that may be typed, in UTF-16 units. */
  readonly maxLength: number;
  /** Characters of each part of a long Persian text; a property of the line. */
  readonly multipartChars: 66 | 67;
  /** The line adds the opt-out text to what is typed. */
  readonly addsOptOut: boolean;
  /** Stands at the end of the label's line, e.g. the way to the predefined messages. */
  readonly aside?: ReactNode;
}

/** The text of a message, with what it will cost in parts, counted as it leaves: with the opt-out text of the line. */
export function SmsComposer({ maxLength, multipartChars, addsOptOut, aside, ...props }: SmsComposerProps) {
  const id = useId();
  const finalText = addsOptOut && props.value !== '' ? withOptOut(props.value) : props.value;
  const analysis = analyseText(finalText, { multipartChars });
  return (
    <FieldFrame
      id={id}
      label={props.label}
      error={props.error}
      hint={props.hint}
      required={props.required}
      aside={aside}
    >
      <Box data-invalid={props.error !== undefined} data-disabled={props.disabled}>
        <Area
          {...inputTies(id, props)}
          dir="auto"
          rows={5}
          maxLength={maxLength}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
        />
        {addsOptOut && finalText !== props.value && (
          <OptOut>
            <Icon name="plus" size={14} />
            «لغو11» در پایان متن افزوده می‌شود و در شمارش آمده است.
          </OptOut>
        )}
        <PartCounter analysis={analysis} />
      </Box>
      <ForcingMarks
        text={props.value}
        analysis={analysis}
        forcedByOptOut={addsOptOut && analyseText(props.value).encoding === 'gsm7'}
      />
    </FieldFrame>
  );
}

function PartCounter({ analysis }: { readonly analysis: TextAnalysis }) {
  return (
    <Counter aria-live="polite">
      <Pair>
        <dt>بخش</dt>
        <dd>{formatNumber(analysis.parts)}</dd>
      </Pair>
      <Pair>
        <dt>نویسه</dt>
        <dd>{formatNumber(analysis.units)}</dd>
      </Pair>
      <Pair>
        <dt>مانده تا بخش بعد</dt>
        <dd>{formatNumber(analysis.unitsLeft)}</dd>
      </Pair>
      <Pair>
        <dt>نوع متن</dt>
        <dd>{analysis.encoding === 'gsm7' ? 'لاتین' : 'فارسی'}</dd>
      </Pair>
    </Counter>
  );
}
