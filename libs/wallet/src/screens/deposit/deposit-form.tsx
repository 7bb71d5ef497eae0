import { describeError } from '@peyk/shared-api-client';
import { useServerForm, useUnsavedGuard } from '@peyk/shared-screens';
import {
  Button,
  Card,
  FileUpload,
  JalaliDatePicker,
  Notice,
  RadioGroup,
  Stack,
  TextField,
  formatNumber,
  size,
  space,
  styled,
  useToasts,
} from '@peyk/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DEPOSITS_KEY, createDeposit, uploadSlip } from '../../api/deposits';
import type { DepositMethod, DepositTarget } from '../../api/deposits';
import { TRANSACTIONS_KEY } from '../../api/list-transactions';
import { depositMessages as words } from '../../deposit-messages';
import {
  AMOUNT_MAX_DIGITS,
  REFERENCE_MAX_DIGITS,
  SOURCE_DIGITS,
  depositSchema,
  emptyDeposit,
  toNewDeposit,
  type DepositValues,
} from '../../model/deposit-form';
import { WALLET_PATHS } from '../../wallet-paths';
import { DepositShare } from './deposit-share';
import { TargetFields } from './target-fields';

const SIDE_PX = 320;
const OLDEST_MS = 30 * 24 * 3_600_000;
const SLIP_ENDINGS = ['.jpg', '.jpeg', '.png', '.webp'];
const SLIP_MAX_BYTES = 10 * 1024 * 1024;
const METHODS = (['card_to_card', 'bank_transfer'] as const).map((value) => ({
  ...{ value, label: words.methods[value], description: words.methodHelp[value] },
}));

const Columns = styled('form')({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${size.form + space[16]}px) ${SIDE_PX}px`,
  gap: space[5],
  alignItems: 'start',
  '& > aside': { position: 'sticky', insetBlockStart: space[5], display: 'grid', gap: space[4] },
  '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { position: 'static' } },
});

/** What the amount is in the unit that people speak of. */
const tomanOf = (amount: string) =>
  /^\d+0$/.test(amount) ? words.toman(formatNumber(String(BigInt(amount) / 10n))) : undefined;

interface DepositFormProps {
  readonly targets: readonly DepositTarget[];
  readonly method: DepositMethod;
}

/** Writing a transfer down: how, where to, how much, its code and time, and perhaps the picture of its slip. */
export function DepositForm({ targets, method }: DepositFormProps) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const [now] = useState(Date.now);
  const { ref, form, bind, bindDate, bindValue, onSubmit, isBusy, isDirty, isSaved, problem } = useServerForm({
    initialValues: emptyDeposit(method),
    schema: depositSchema,
    submit: (values: DepositValues) => createDeposit(values.method, toNewDeposit(values)),
    fields: { slip: 'slip_file_id' },
    changes: [DEPOSITS_KEY, TRANSACTIONS_KEY],
    onDone: ({ ui_callback }) => {
      toasts.show({ tone: 'done', text: words.saved });
      void navigate(ui_callback ?? WALLET_PATHS.deposits, { replace: true });
    },
  });
  const { question } = useUnsavedGuard(isDirty, isSaved);
  const { values } = form;
  const choose = (chosen: DepositMethod) =>
    void form.setValues({ ...values, method: chosen, target: '', source_last4: '' });
  return (
    <Columns ref={ref} noValidate onSubmit={onSubmit}>
      <Card>
        <Stack gap={5}>
          <RadioGroup {...bindValue('method')} label={words.method} options={METHODS} cards onChange={choose} />
          <TargetFields {...bind('target')} method={values.method} targets={targets} />
          <TextField
            {...bind('amount')}
            label={words.amountField}
            kind="digits"
            maxLength={AMOUNT_MAX_DIGITS}
            unit={words.amountUnit}
            hint={tomanOf(values.amount)}
            required
          />
          <TextField
            {...bind('reference_code')}
            label={words.reference}
            kind="digits"
            maxLength={REFERENCE_MAX_DIGITS}
            hint={words.referenceHint}
            required
          />
          {values.method === 'card_to_card' && (
            <TextField
              {...bind('source_last4')}
              label={words.source}
              kind="digits"
              maxLength={SOURCE_DIGITS}
              hint={words.sourceHint}
            />
          )}
          <JalaliDatePicker
            {...bindDate('submitted_at')}
            label={words.time}
            hint={words.timeHint}
            time={{}}
            min={new Date(now - OLDEST_MS).toISOString()}
            max={new Date(now).toISOString()}
            required
          />
          <FileUpload
            {...bindValue('slip')}
            label={words.slip}
            hint={words.slipHint}
            accept={SLIP_ENDINGS}
            maxBytes={SLIP_MAX_BYTES}
            upload={uploadSlip}
            describeError={describeError}
          />
        </Stack>
      </Card>
      <aside>
        <DepositShare amount={values.amount} />
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        <Button type="submit" variant="primary" busy={isBusy}>
          {words.add}
        </Button>
      </aside>
      {question}
    </Columns>
  );
}
