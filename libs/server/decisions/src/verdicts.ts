import type { Verdict } from '@peyk/server-module';

const MOST_NOTE_CHARS = 500;
const BARE = { reasons: [], text: 'none', max_text_chars: 0, takes_day: false, max_amount: null } as const;

/** Says yes. */
export function acceptVerdict(more: Partial<Verdict> = {}): Verdict {
  return { ...BARE, verdict: 'accept', title: 'پذیرفتن', ...more, reasons: [] };
}

/** Says no, with a reason of the domain's list; with `other` there is a sentence too, for a person reads it. */
export function refuseVerdict(
  sentences: Readonly<Record<string, string>>,
  { maxTextChars = MOST_NOTE_CHARS }: { maxTextChars?: number } = {},
): Verdict {
  const reasons = Object.entries(sentences).map(([reason, sentence]) => ({
    ...{ reason, sentence },
    needs_text: reason === 'other',
  }));
  return {
    ...{ verdict: 'refuse', title: 'رد کردن' },
    ...{ reasons, text: 'optional', max_text_chars: maxTextChars, takes_day: false, max_amount: null },
  };
}
