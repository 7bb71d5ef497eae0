import type { ForcingChar } from '@peyk/shared-sms';
import { formatNumber } from '../../numbers/format-number';
import { styled } from '../../theme/styled';
import { font, media, radius, size, space, tone } from '../../tokens';
import { COMPOSER_WORDS } from './composer-words';

const SHOWN_MARKS = 8;

const Root = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  fontSize: font.caption,
  color: tone.saffronText,
});
const Mark = styled('button')({
  minInlineSize: 28,
  minBlockSize: 28,
  paddingInline: space[2],
  border: `1px solid ${tone.saffron}`,
  borderRadius: radius.small,
  background: tone.saffronSoft,
  color: tone.saffronText,
  fontWeight: font.bold,
  cursor: 'pointer',
  [media.touch]: { minInlineSize: size.touch, minBlockSize: size.touch },
});

/** Invisible characters have names, so that they can be found and removed. */
const NAMES: Readonly<Record<string, string>> = {
  '\t': 'فاصلهٔ جدول',
  '\u200b': 'فاصلهٔ ناپیدا',
  '\u200c': 'نیم‌فاصله',
  '\u200d': 'اتصال مجازی',
  '\u200e': 'نشانهٔ چپ‌به‌راست',
  '\u200f': 'نشانهٔ راست‌به‌چپ',
  '\u00a0': 'فاصلهٔ نشکن',
  '\ufeff': 'نشانهٔ ناپیدا',
};

interface ForcingMarksProps {
  readonly marks: readonly ForcingChar[];
  readonly onSelect: (start: number, end: number) => void;
}

/** Names the characters that make a Latin text count as Persian, whose parts are shorter; a press selects one in the text. */
export function ForcingMarks({ marks, onSelect }: ForcingMarksProps) {
  const characters = [...new Set(marks.map(({ char }) => char))];
  const select = (char: string) => {
    const mark = marks.find((found) => found.char === char);
    if (mark !== undefined) onSelect(mark.index, mark.index + mark.length);
  };
  return (
    <Root>
      {COMPOSER_WORDS.forcing}
      {characters.slice(0, SHOWN_MARKS).map((char) => {
        const count = marks.filter((mark) => mark.char === char).length;
        return (
          <Mark key={char} type="button" title="نشان دادن در متن" onClick={() => select(char)}>
            {NAMES[char] ?? char}
            {count > 1 && ` ×${formatNumber(count)}`}
          </Mark>
        );
      })}
      {characters.length > SHOWN_MARKS && '…'}
    </Root>
  );
}
