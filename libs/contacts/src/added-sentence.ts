import { formatNumber } from '@peyk/shared-ui';

const numbers = (count: number) => `${formatNumber(count)} شماره`;

/** What became of numbers that were added, in one sentence. */
export const addedSentence = ({ added, existing, refused }: { added: number; existing: number; refused: number }) =>
  [
    added === 0 ? 'شمارهٔ تازه‌ای افزوده نشد' : `${numbers(added)} افزوده شد`,
    ...(existing > 0 ? [`${numbers(existing)} از پیش بود`] : []),
    ...(refused > 0 ? [`${numbers(refused)} پذیرفته نشد`] : []),
  ].join('، ') + '.';
