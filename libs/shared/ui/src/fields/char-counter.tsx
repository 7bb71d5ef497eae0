import { toPersianDigits } from '@peyk/shared-validation';
import { styled } from '../theme/styled';
import { font, tabular, tone } from '../tokens';
import { VisuallyHidden } from '../layout/visually-hidden';

/** From here on the rest is told aloud: not with every key, and early enough to finish the sentence. */
const ALMOST_FULL = 10;

const Count = styled('span')({
  flex: 'none',
  fontSize: font.caption,
  lineHeight: font.lineHeight,
  color: tone.inkSoft,
  ...tabular,
  '&[data-full="true"]': { color: tone.saffronText, fontWeight: font.medium },
});

interface CharCounterProps {
  readonly length: number;
  readonly max: number;
}

/** «۱۲ از ۵۰»: how much is written of what fits. */
export function CharCounter({ length, max }: CharCounterProps) {
  const left = max - length;
  return (
    <>
      <Count aria-hidden="true" data-full={left <= 0}>
        {toPersianDigits(length)} از {toPersianDigits(max)}
      </Count>
      <VisuallyHidden role="status">
        {left > ALMOST_FULL ? '' : left <= 0 ? 'دیگر جایی نمانده است.' : `${toPersianDigits(left)} نویسهٔ دیگر جا دارد.`}
      </VisuallyHidden>
    </>
  );
}
