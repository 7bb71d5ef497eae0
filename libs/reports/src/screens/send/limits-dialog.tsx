import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '@peyk/shared-api-client';
import { sendKeys, type SendDetails } from '@peyk/shared-sends';
import {
  Caption,
  ConfirmDialog,
  Notice,
  RadioGroup,
  SelectBox,
  Stack,
  TextField,
  media,
  space,
  styled,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useState } from 'react';
import { setLineLimits, type LimitsChange } from '../../api/set-line-limits';
import { messages } from '../../messages';
import { FROM_HOURS, MOST_PER_SECOND, TO_HOURS, areWrongHours, endNextDay } from '../../model/line-limits';
import { lineLimitsWords } from './line-limits-words';

const words = messages.limits;
const MORNING = { from: 8, to: 22 };
const MODES = [
  { value: 'always', label: words.always },
  { value: 'within', label: words.within },
] as const;
type Mode = (typeof MODES)[number]['value'];

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[3],
  alignItems: 'start',
  [media.mobile]: { gap: space[2] },
});

const optionsOf = (hours: readonly number[]) =>
  hours.map((hour) => ({ value: String(hour), label: toPersianDigits(`${String(hour).padStart(2, '0')}:00`) }));
const FROM_OPTIONS = optionsOf(FROM_HOURS);
const TO_OPTIONS = optionsOf(TO_HOURS);

/**
 * The hours and the rate that the account sets for all its sends from the line of this one, beside what holds for everybody on the
 * line. Mount it to open it.
 */
export default function LimitsDialog({ send, onClose }: { readonly send: SendDetails; readonly onClose: () => void }) {
  const client = useQueryClient();
  const known = send.line_limits?.own_permitted_hours ?? null;
  const [mode, setMode] = useState<Mode>(known === null ? 'always' : 'within');
  const [{ from, to }, setHours] = useState(known ?? MORNING);
  const [typed, setTyped] = useState(String(send.line_limits?.own_max_per_second ?? ''));
  const hours = mode === 'within' ? { from, to } : null;
  const rate = typed === '' ? null : Number(typed);
  const isWrongRate = rate !== null && (rate < 1 || rate > MOST_PER_SECOND);
  const hasWrongHours = hours !== null && areWrongHours(hours);
  const saving = useMutation({
    mutationFn: (change: LimitsChange) => setLineLimits(send.from_number, change),
    onSuccess: onClose,
    // Other sends from the line read differently now, too. Nobody waits for their pages before the dialog answers again.
    onSettled: () => void client.invalidateQueries({ queryKey: sendKeys.all }),
  });
  // Only what was changed here: another tab, or a program, may have changed the other since this page was read.
  const isOtherHours = hours?.from !== known?.from || hours?.to !== known?.to;
  const isOtherRate = rate !== (send.line_limits?.own_max_per_second ?? null);
  const change = { ...(isOtherHours && { hours }), ...(isOtherRate && { maxPerSecond: rate }) };
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.confirm}
      busy={saving.isPending}
      disabled={isWrongRate || hasWrongHours || !(isOtherHours || isOtherRate)}
      onConfirm={() => saving.mutate(change)}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>{words.scope(toPersianDigits(send.from_number))}</p>
        {send.line_limits && <Caption>{lineLimitsWords(send.line_limits)}</Caption>}
        <RadioGroup<Mode> label={words.hours} options={MODES} value={mode} onChange={setMode} />
        {mode === 'within' && (
          <Pair>
            <SelectBox
              label={words.from}
              options={FROM_OPTIONS}
              value={String(from)}
              onChange={(hour) => setHours({ from: Number(hour), to })}
              error={hasWrongHours ? words.wrongHours : undefined}
            />
            <SelectBox
              label={words.to}
              options={TO_OPTIONS}
              value={String(to)}
              onChange={(hour) => setHours({ from, to: Number(hour) })}
              hint={endNextDay({ from, to }) ? words.nextDay : undefined}
            />
          </Pair>
        )}
        <TextField
          label={words.rate}
          kind="digits"
          value={typed}
          onChange={setTyped}
          unit={messages.rate.unit}
          hint={words.rateHint}
          error={isWrongRate ? messages.rate.wrong : undefined}
          clearable
        />
        {saving.isError && <Notice tone="danger">{describeError(saving.error)}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
