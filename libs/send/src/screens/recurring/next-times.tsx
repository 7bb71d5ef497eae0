import { formatJalali } from '@peyk/shared-jalali';
import { Caption, Card, CardTitle, Stack, space, styled } from '@peyk/shared-ui';
import { useState } from 'react';
import { nextTimes, ruleOf, ruleWords, type RuleValues } from '../../model/recurring-rule';
import { recurringMessages } from '../../recurring-messages';

const words = recurringMessages.form;
const SHOWN = 5;

const Times = styled('ol')({ display: 'grid', gap: space[2], margin: 0, paddingInlineStart: space[5] });

/** The next five times of what stands in the form, in words. */
export default function NextTimes({ values }: { readonly values: RuleValues }) {
  const [nowMs] = useState(() => Date.now());
  const rule = isWhole(values) ? ruleOf(values) : null;
  const times = rule === null ? [] : nextTimes(rule, nowMs, SHOWN);
  return (
    <Card>
      <Stack gap={3} role="status" aria-label={words.nextTimes}>
        <CardTitle>{words.nextTimes}</CardTitle>
        {rule !== null && times.length > 0 && <Caption>{ruleWords(rule)}</Caption>}
        {times.length === 0 ? (
          <Caption>{words.noTimes}</Caption>
        ) : (
          <Times>
            {times.map((at) => (
              <li key={at.getTime()}>
                {formatJalali(at, 'long')}، {formatJalali(at, 'time')}
              </li>
            ))}
          </Times>
        )}
      </Stack>
    </Card>
  );
}

/** Days are needed before a rule can be read. */
function isWhole({ every, weekdays, monthDay, startsOn, time, ends, endsOn, maxSends }: RuleValues): boolean {
  if (startsOn === '' || time === '') return false;
  if ((every === 'week' && weekdays.length === 0) || (every === 'month' && monthDay === '')) return false;
  return !(ends === 'day' && endsOn === '') && !(ends === 'count' && maxSends === '');
}
