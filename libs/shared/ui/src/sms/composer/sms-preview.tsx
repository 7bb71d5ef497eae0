import { OPT_OUT_SUFFIX, hasOptOut, splitText } from '@peyk/shared-sms';
import { Fragment } from 'react';
import { formatNumber } from '../../numbers/format-number';
import { styled } from '../../theme/styled';
import { font, radius, space, tone } from '../../tokens';
import { COMPOSER_WORDS } from './composer-words';
import { previewLines, type PreviewRun } from './preview-lines';
import { fillVariables, type ComposerVariable } from './variables';

const BUBBLE_MAX = 360;

const Screen = styled('section')({
  padding: space[4],
  background: tone.ground,
});
const Bubble = styled('div')({
  inlineSize: 'fit-content',
  maxInlineSize: `min(100%, ${BUBBLE_MAX}px)`,
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.card,
  borderEndStartRadius: radius.small,
  background: tone.surface,
  fontSize: font.body,
  overflowWrap: 'anywhere',
});
const Line = styled('p')({
  minBlockSize: '1lh',
  whiteSpace: 'pre-wrap',
  '&[data-added="true"]': { color: tone.inkSoft },
});
const Filled = styled('bdi')({ borderRadius: radius.small, background: tone.lapisSoft });
const PartMark = styled('span')({
  display: 'inline-block',
  marginInline: space[1],
  paddingInline: space[1],
  borderInlineStart: `2px solid ${tone.turquoise}`,
  fontSize: '0.75em',
  color: tone.turquoiseText,
  userSelect: 'none',
  unicodeBidi: 'isolate',
});
const Empty = styled('p')({ fontSize: font.caption, color: tone.inkSoft });

interface SmsPreviewProps {
  /** What is written. */
  readonly text: string;
  readonly addsOptOut: boolean;
  readonly multipartChars: 66 | 67;
  readonly variables?: readonly ComposerVariable[];
}

/**
 * A message as the phone of its recipient shows it: each line by its own direction, variables filled in, the cancel-11 line
 * of the line at its end, and a mark where the next part begins.
 */
export function SmsPreview({ text, addsOptOut, multipartChars, variables = [] }: SmsPreviewProps) {
  const typed = fillVariables(text, variables);
  const filled = typed.map((piece) => piece.text).join('');
  const adds = addsOptOut && text !== '' && !hasOptOut(filled);
  const pieces = adds ? [...typed, { text: OPT_OUT_SUFFIX, isVariable: false }] : typed;
  const { parts } = splitText(pieces.map((piece) => piece.text).join(''), { multipartChars });
  const lines = previewLines(pieces, parts);
  return (
    <Screen aria-label="پیش‌نمایش پیام">
      {text === '' ? (
        <Empty>{COMPOSER_WORDS.previewEmpty}</Empty>
      ) : (
        <Bubble>
          {lines.map((runs, index) => (
            <Line key={index} dir="auto" data-added={adds && index === lines.length - 1}>
              {runs.map((run, at) => (
                <RunOf key={at} run={run} />
              ))}
            </Line>
          ))}
        </Bubble>
      )}
    </Screen>
  );
}

function RunOf({ run: { text, isVariable, beginsPart } }: { readonly run: PreviewRun }) {
  return (
    <Fragment>
      {beginsPart !== undefined && <PartMark dir="rtl">بخش {formatNumber(beginsPart)}</PartMark>}
      {isVariable ? <Filled dir="auto">{text}</Filled> : text}
    </Fragment>
  );
}
