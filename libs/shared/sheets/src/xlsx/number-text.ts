/** A number of a spreadsheet as the digits that a person sees: `9.121234567E9` is a mobile number. */
export function plainNumber(text: string): string {
  const trimmed = text.trim();
  if (/^-?\d{1,20}$/.test(trimmed)) return trimmed;
  const value = Number(trimmed);
  if (trimmed === '' || !Number.isFinite(value)) return trimmed;
  if (Number.isSafeInteger(value)) return String(value);
  // Beyond 15 digits the spreadsheet has rounded already; it shows no exponent for us to keep.
  return Math.abs(value) < 1e21 && Number.isInteger(value) ? value.toFixed(0) : String(value);
}

const DAY_MS = 86_400_000;
/** Day 0 of each system. In the first one 1900 is a leap year, which it was not, so days before March 1900 are one off; nobody has any. */
const DAY_ZERO_MS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;

/** A day number of a spreadsheet as `2026-11-20`, with a part of a day as `2026-11-20T08:30:00`; it has no time zone. */
export function dayText(text: string, system: keyof typeof DAY_ZERO_MS): string {
  const days = Number(text);
  const ms = DAY_ZERO_MS[system] + Math.round(days * 86_400) * 1_000;
  if (text.trim() === '' || !Number.isFinite(days) || ms < Date.UTC(1899, 11, 30) || ms >= Date.UTC(10_000, 0, 1))
    return text;
  const iso = new Date(ms).toISOString().slice(0, 19);
  return ms % DAY_MS === 0 ? iso.slice(0, 10) : iso;
}

/** Whether a number format shows a day: built-in ones by number, own ones by their letters outside of quotes, colours and escapes. */
export function isDayFormat(id: number, code: string | undefined): boolean {
  if (code === undefined)
    return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return /[dyhs]|m/i.test(bare.replace(/general/gi, ''));
}
