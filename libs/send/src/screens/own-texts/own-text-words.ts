import { formatNumber } from '@peyk/shared-ui';

/** The sentences of sends in which each recipient has a text of its own. */
export const ownTextWords = {
  source: 'متغیرها از کجا پر می‌شوند؟',
  sources: { file: 'ستون‌های یک فایل', people: 'مشخصات مخاطبان' },
  file: 'فایل شماره‌ها و ستون‌ها',
  fileHint: 'xlsx یا csv تا ۱٬۰۰۰٬۰۰۰ سطر. هر ستون کنار شماره، متغیری است که در متن می‌گذارید.',
  noColumns: 'این فایل جز شماره ستونی ندارد؛ فایلی انتخاب کنید که کنار شماره‌ها ستون دیگری هم داشته باشد.',
  texts: 'فایل شماره‌ها و متن‌ها',
  textsHint: 'فقط اکسل (xlsx) تا ۱٬۰۰۰٬۰۰۰ سطر؛ در هر سطر یک شماره و متن همان شماره.',
  textColumn: 'ستون متن پیام',
  preview: 'پیش‌نمایش برای هر گیرنده',
  previewHelp: 'متن را همان‌طور ببینید که هر گیرنده می‌خواند.',
  previous: 'پیشین',
  next: 'پسین',
  shown: (before: number, count: number, total: number) =>
    `${formatNumber(before + 1)} تا ${formatNumber(before + count)} از ${formatNumber(total)}`,
  nothing: 'سطری برای نمایش نیست.',
  rowOf: (place: number) => `سطر ${formatNumber(place)}`,
  parts: (count: number) => `${formatNumber(count)} بخش`,
  faults: {
    invalid: 'شمارهٔ این سطر درست نیست؛ پیامی برای آن فرستاده نمی‌شود.',
    empty_value: 'مقدار یکی از متغیرهای متن در این سطر خالی است؛ پیامی برای آن فرستاده نمی‌شود.',
    empty_text: 'متن این سطر خالی است؛ پیامی برای آن فرستاده نمی‌شود.',
    too_long: 'متن این سطر از ۲٬۷۰۰ نویسه بلندتر است؛ پیامی برای آن فرستاده نمی‌شود.',
    forbidden_word: 'متن این سطر واژه‌ای دارد که این خط نمی‌پذیرد؛ پیامی برای آن فرستاده نمی‌شود.',
    forbidden_link: 'متن این سطر پیوند دارد و این خط پیوند نمی‌پذیرد؛ پیامی برای آن فرستاده نمی‌شود.',
    unsendable: 'متن این سطر نویسه‌ای دارد که هیچ گوشی نشان نمی‌دهد؛ پیامی برای آن فرستاده نمی‌شود.',
  },
} as const;
