import type { TextAnalysis } from '@peyk/shared-sms';
import { styled } from '@mui/material/styles';
import { font, radius, space, tone } from '../../tokens';

/** A text that is Persian anyway needs no explanation; a few strangers in a Latin text do. */
const MOSTLY_LATIN_SHARE = 0.2;
const SHOWN_MARKS = 8;

const Root = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  fontSize: font.caption,
  color: tone.saffronText,
});
const Mark = styled('mark')({
  paddingInline: space[2],
  borderRadius: radius.small,
  background: tone.saffronSoft,
  color: tone.saffronText,
  fontWeight: font.bold,
});

interface ForcingMarksProps {
  /** What the person typed, without what the line adds. */
  readonly text: string;
  readonly analysis: TextAnalysis;
  /** The typed text is Latin, and only the opt-out text of the line makes it Persian. */
  readonly forcedByOptOut: boolean;
}

/** Invisible characters have names, so that they can be found and removed. */
const NAMES: Readonly<Record<string, string>> = {
  '\u200c': 'نیم‌فاصله',
  '\u200d': 'اتصال مجازی',
  '\u200e': 'نشانهٔ چپ‌به‌راست',
  '\u200f': 'نشانهٔ راست‌به‌چپ',
  '\u00a0': 'فاصلهٔ نشکن',
};

/** Says which characters make an otherwise Latin text count as Persian, whose parts are shorter. */
export function ForcingMarks({ text, analysis, forcedByOptOut }: ForcingMarksProps) {
  if (text === '' || analysis.encoding === 'gsm7') return null;
  if (forcedByOptOut) return <Root>این متن لاتین است، اما «لغو11» آن را فارسی می‌کند و بخش‌هایش کوتاه‌تر می‌شود.</Root>;
  const typed = analysis.forcing.filter((forcing) => forcing.index < text.length);
  if (typed.length / text.length > MOSTLY_LATIN_SHARE) return null;
  const characters = [...new Set(typed.map((forcing) => forcing.char))];
  return (
    <Root>
      این نویسه‌ها متن را فارسی می‌کنند:
      {characters.slice(0, SHOWN_MARKS).map((char) => (
        <Mark key={char}>{NAMES[char] ?? char}</Mark>
      ))}
      {characters.length > SHOWN_MARKS && '…'}
    </Root>
  );
}
