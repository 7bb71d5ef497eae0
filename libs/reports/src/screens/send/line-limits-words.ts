import type { SendDetails } from '@peyk/shared-sends';
import { formatNumber } from '@peyk/shared-ui';
import { messages } from '../../messages';
import { spellHours } from '../../model/line-limits';

const words = messages.limits;

/** What the operator allows on a line, to everybody: «خود خط: ۸ تا ۲۲، بیشترین سرعت ۱۰۰ پیامک در ثانیه» */
export function lineLimitsWords({ permitted_hours, max_per_second }: NonNullable<SendDetails['line_limits']>): string {
  const hours = permitted_hours === null ? words.lineAlways : spellHours(permitted_hours);
  return max_per_second === null
    ? words.line(hours)
    : `${words.line(hours)}، ${words.lineRate(formatNumber(max_per_second))}`;
}
