import { countParts, type TextAnalysis } from '@peyk/shared-sms';
import type { ReactNode } from 'react';
import { Button } from '../../actions/button';
import { Icon } from '../../icons/icon';
import { Caption } from '../../layout/card';
import { styled } from '../../theme/styled';
import { font, space, tone } from '../../tokens';
import { COMPOSER_WORDS } from './composer-words';
import { arabicLetters, toLatin, toPersianLetters } from './equivalents';
import { ForcingMarks } from './forcing-marks';
import type { FoundVariable } from './variables';

const Root = styled('div')({ display: 'grid', gap: space[2], fontSize: font.caption, '&:empty': { display: 'none' } });
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  color: tone.saffronText,
});
/** The drawing stands in the middle of the first line. */
const Warning = styled(Line)({
  alignItems: 'start',
  flexWrap: 'nowrap',
  '& > svg': { flex: 'none', marginBlockStart: space[1] },
});
const Words = styled('p')({ flex: 1, minInlineSize: 200 });

interface TextAdviceProps {
  readonly text: string;
  /** Of the text as it leaves. */
  readonly analysis: TextAnalysis;
  /** Characters that make a mostly Latin text Persian. */
  readonly marks: TextAnalysis['forcing'];
  readonly forcedByOptOut: boolean;
  readonly variables: readonly FoundVariable[];
  readonly disabled: boolean;
  readonly onSelect: (start: number, end: number) => void;
  readonly onReplace: (text: string) => void;
}

/** What is worth knowing about a text, and what can be done about it. Nothing is done by itself: the text is the customer's. */
export function TextAdvice({ text, analysis, marks, disabled, ...rest }: TextAdviceProps) {
  const latin = rest.forcedByOptOut ? null : toLatin(text);
  const arabic = arabicLetters(text);
  const unknown = [...new Set(rest.variables.filter(({ variable }) => !variable).map(({ name }) => `{{${name}}}`))];
  const doubled = doubledChars(text, analysis);
  return (
    <Root>
      {rest.forcedByOptOut && <Line>{COMPOSER_WORDS.forcedByOptOut}</Line>}
      {marks.length > 0 && <ForcingMarks marks={marks} onSelect={rest.onSelect} />}
      {latin !== null && (
        <Offer action={COMPOSER_WORDS.toLatin} disabled={disabled} onAct={() => rest.onReplace(latin)}>
          {COMPOSER_WORDS.toLatinEffect(analysis.parts, countParts(latin))}
        </Offer>
      )}
      {arabic.length > 0 && (
        <Offer
          action={COMPOSER_WORDS.toPersian}
          disabled={disabled}
          onAct={() => rest.onReplace(toPersianLetters(text))}
        >
          {COMPOSER_WORDS.arabic(arabic)} {COMPOSER_WORDS.toPersianEffect}
        </Offer>
      )}
      {unknown.length > 0 && (
        <Warning>
          <Icon name="warning" size={16} />
          <Words>{COMPOSER_WORDS.unknown(unknown)}</Words>
        </Warning>
      )}
      {doubled !== null && <Caption>{doubled}</Caption>}
      {rest.variables.length > unknown.length && <Caption>{COMPOSER_WORDS.examples}</Caption>}
    </Root>
  );
}

interface OfferProps {
  readonly action: string;
  readonly disabled: boolean;
  readonly onAct: () => void;
  readonly children: ReactNode;
}

function Offer({ action, disabled, onAct, children }: OfferProps) {
  return (
    <Line>
      <Words>{children}</Words>
      <Button variant="quiet" disabled={disabled} onClick={onAct}>
        {action}
      </Button>
    </Line>
  );
}

const MOST_DOUBLED = 5;

/** Why the counter shows more characters than were typed, or null when it does not. */
function doubledChars(text: string, { encoding }: TextAnalysis): string | null {
  if (encoding === 'ucs2') return /[\ud800-\udbff]/.test(text) ? COMPOSER_WORDS.emoji : null;
  const found = [...new Set(text.match(/[\^{}\\[\]~|€\f]/g))].slice(0, MOST_DOUBLED);
  return found.length === 0 ? null : COMPOSER_WORDS.doubled(found);
}
