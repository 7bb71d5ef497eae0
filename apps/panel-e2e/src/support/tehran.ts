const DAY_MS = 86_400_000;

/** The Jalali date in so many days on Tehran's clock, as people type it: `1405/09/03`. */
export function jalaliDayAhead(days: number): string {
  const format = new Intl.DateTimeFormat('en-u-ca-persian', {
    timeZone: 'Asia/Tehran',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = format.formatToParts(new Date(Date.now() + days * DAY_MS));
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return [valueOf('year'), valueOf('month'), valueOf('day')].join('/');
}
