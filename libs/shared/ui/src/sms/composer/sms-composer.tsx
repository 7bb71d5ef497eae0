import { analyseText, withOptOut } from '@peyk/shared-sms';
import { Suspense, lazy, useId, useState, type ReactNode } from 'react';
import { Button } from '../../actions/button';
import { FieldBox, FieldFrame, inputTies, type FieldProps } from '../../fields/field-frame';
import { BareTextArea } from '../../fields/text-area';
import { Icon } from '../../icons/icon';
import { styled } from '../../theme/styled';
import { font, media, space, tone } from '../../tokens';
import { COMPOSER_WORDS } from './composer-words';
import { forcingChars } from './forcing-chars';
import { InsertBar } from './insert-bar';
import { mirrorRuns } from './mirror-runs';
import { PartCounter } from './part-counter';
import { textDirection } from './text-direction';
import { TextMirror, textLook } from './text-mirror';
import { useComposerArea } from './use-composer-area';
import { fillVariables, findVariables, type ComposerVariable } from './variables';

const MIN_LINES_PX = 140;

// There is nothing to say of an empty text.
const TextAdvice = /* @__PURE__ */ lazy(async () => ({ default: (await import('./text-advice')).TextAdvice }));
// Few people open it.
const SmsPreview = /* @__PURE__ */ lazy(async () => ({ default: (await import('./sms-preview')).SmsPreview }));

const Root = styled('div')({ display: 'grid', gap: space[2], minInlineSize: 0 });
const Box = styled(FieldBox)({
  flexDirection: 'column',
  alignItems: 'stretch',
  paddingInline: 0,
  gap: 0,
  overflow: 'hidden',
  '& > button': { marginInlineEnd: 0 },
});
const Scroller = styled('div')({ maxBlockSize: '50vh', overflowY: 'auto' });
/** The mirror gives the height and the text box fills it: both scroll together, and a scroll bar takes room from both. */
const Layer = styled('div')({ position: 'relative' });
const Mirror = styled('div')({
  ...textLook,
  minBlockSize: MIN_LINES_PX,
  fontSize: font.body,
  color: 'transparent',
  pointerEvents: 'none',
  '&[dir="auto"]': { unicodeBidi: 'plaintext' },
  [media.touch]: { fontSize: 16 },
  // Where the system chooses the colours, the letters would be seen twice.
  '@media (forced-colors: active)': { visibility: 'hidden' },
});
const Area = styled(BareTextArea)({
  ...textLook,
  position: 'absolute',
  inset: 0,
  fieldSizing: 'fixed',
  blockSize: '100%',
  minBlockSize: 0,
  maxBlockSize: 'none',
  resize: 'none',
  overflow: 'hidden',
});
const OptOut = styled('p')({
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  paddingInline: space[3],
  paddingBlockEnd: space[2],
  color: tone.inkSoft,
  fontSize: font.caption,
  '& > svg': { marginBlockStart: space[1] },
});
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `0 ${space[2]}px`,
  paddingInline: space[3],
  paddingBlock: space[2],
  background: tone.sunken,
  borderBlockStart: `1px solid ${tone.hairline}`,
});

interface SmsComposerProps extends FieldProps {
  /** Most characters that may be typed, in UTF-16 units. */
  readonly maxLength: number;
  /** Most parts that the line or the account takes; more are an error. */
  readonly maxParts?: number;
  /** Characters of each part of a long Persian text; a property of the line. */
  readonly multipartChars: 66 | 67;
  /** The line adds the opt-out text to what is typed. */
  readonly addsOptOut: boolean;
  /** What is filled in for each recipient. Without variables, braces are ordinary characters. */
  readonly variables?: readonly ComposerVariable[];
  /**
   * What else can be put into the text, e.g. the way to the drafts. It gets the function that writes at the caret, in place
   * of what is selected.
   */
  readonly insertSlot?: (insert: (text: string) => void) => ReactNode;
}

const NO_VARIABLES: readonly ComposerVariable[] = [];

/**
 * The text of a message, with what it will cost in parts, counted as it leaves: variables filled in and with the opt-out
 * text of the line. The value is plain text, `{{name}}` included. Nothing changes it but the person.
 *
 * @example <SmsComposer label="متن پیام" maxLength={2694} multipartChars={67} addsOptOut {...bindField(form, 'text')} />
 */
export function SmsComposer({
  variables = NO_VARIABLES,
  maxLength,
  multipartChars,
  addsOptOut,
  ...props
}: SmsComposerProps) {
  const id = useId();
  const [showsPreview, setShowsPreview] = useState(false);
  const { value, disabled = false } = props;
  const { setArea, ...hands } = useComposerArea({ value, onChange: props.onChange, maxLength, variables });
  const found = findVariables(value, variables);
  const filled = fillVariables(value, variables)
    .map(({ text }) => text)
    .join('');
  const finalText = addsOptOut && value !== '' ? withOptOut(filled) : filled;
  const analysis = analyseText(finalText, { multipartChars });
  const marks = forcingChars(value, analyseText(value).forcing);
  const direction = textDirection(value, found);
  const shown = {
    ...props,
    error: props.error ?? partsError(analysis.parts, props.maxParts),
    note: hands.note,
  };
  return (
    <Root>
      <FieldFrame id={id} {...shown}>
        <Box data-invalid={shown.error !== undefined} data-disabled={disabled}>
          <InsertBar variables={variables} disabled={disabled} onInsert={hands.insert}>
            {props.insertSlot?.(hands.insert)}
          </InsertBar>
          <Scroller>
            <Layer dir="auto">
              <Mirror aria-hidden="true" dir={direction}>
                <TextMirror runs={mirrorRuns(value, found, marks)} />
                {'\u200b'}
              </Mirror>
              <Area
                {...inputTies(id, shown)}
                ref={setArea}
                dir={direction}
                rows={1}
                maxLength={maxLength}
                value={value}
                onChange={(event) => hands.change(event.target.value)}
                onSelect={hands.moved}
                onPaste={hands.paste}
                onBlur={props.onBlur}
              />
            </Layer>
          </Scroller>
          {finalText !== filled && (
            <OptOut>
              <Icon name="plus" size={14} />
              {COMPOSER_WORDS.optOut}
            </OptOut>
          )}
          <Foot>
            <PartCounter analysis={analysis} left={maxLength - value.length} maxLength={maxLength} />
            <Button
              variant="quiet"
              icon={showsPreview ? 'eyeOff' : 'eye'}
              aria-expanded={showsPreview}
              onClick={() => setShowsPreview(!showsPreview)}
            >
              پیش‌نمایش
            </Button>
          </Foot>
          <Suspense fallback={null}>
            {showsPreview && (
              <SmsPreview text={value} addsOptOut={addsOptOut} multipartChars={multipartChars} variables={variables} />
            )}
          </Suspense>
        </Box>
      </FieldFrame>
      <Suspense fallback={null}>
        {value !== '' && (
          <TextAdvice
            text={value}
            analysis={analysis}
            marks={marks}
            forcedByOptOut={finalText !== filled && analyseText(filled).encoding === 'gsm7'}
            variables={found}
            disabled={disabled}
            onSelect={hands.select}
            onReplace={hands.replaceAll}
          />
        )}
      </Suspense>
    </Root>
  );
}

function partsError(parts: number, maxParts = Infinity): string | undefined {
  return parts > maxParts ? COMPOSER_WORDS.tooManyParts(parts, maxParts) : undefined;
}
