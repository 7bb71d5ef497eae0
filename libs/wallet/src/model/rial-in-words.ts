const ONES = ['', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه'];
const TEENS = ['ده', 'یازده', 'دوازده', 'سیزده', 'چهارده', 'پانزده', 'شانزده', 'هفده', 'هجده', 'نوزده'];
const TENS = ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'];
const HUNDREDS = ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'];
const GROUPS = ['', 'هزار', 'میلیون', 'میلیارد'];

function belowThousand(count: number): string[] {
  const rest = count % 100;
  const tens = rest >= 10 && rest < 20 ? [TEENS[rest - 10]] : [TENS[Math.floor(rest / 10)], ONES[rest % 10]];
  return [HUNDREDS[Math.floor(count / 100)], ...tens].filter((word) => word !== undefined && word !== '') as string[];
}

/** A whole number below a thousand milliards in Persian words. */
export function inWords(count: number): string {
  if (count === 0) return 'صفر';
  const parts: string[] = [];
  for (let rest = count, group = 0; rest > 0; rest = Math.floor(rest / 1000), group += 1) {
    const words = belowThousand(rest % 1000).join(' و ');
    if (words !== '') parts.unshift(`${words} ${GROUPS[group] ?? ''}`.trim());
  }
  return parts.join(' و ');
}
