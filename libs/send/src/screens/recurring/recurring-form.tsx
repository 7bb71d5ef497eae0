import { fillPath } from '@peyk/shared-module';
import { LinePicker, useUnsavedGuard } from '@peyk/shared-screens';
import { Button, Caption, Card, Notice, Stack, size, space, styled } from '@peyk/shared-ui';
import { useNavigate } from 'react-router';
import type { RecurringValues } from '../../model/recurring-form';
import type { Line } from '../../model/types';
import { recurringMessages } from '../../recurring-messages';
import { SEND_PATHS } from '../../send-paths';
import { CharityChoice } from '../compose/later-notes';
import { MessageField } from '../compose/message-field';
import { NextTimes, Recipients, RuleFields } from './later-parts';
import { useRecurringForm } from './use-recurring-form';

const words = recurringMessages.form;
const SIDE_PX = 340;

const Columns = styled('form')({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${size.form + space[16]}px) ${SIDE_PX}px`,
  gap: space[5],
  alignItems: 'start',
  '& > aside': { position: 'sticky', insetBlockStart: space[5], display: 'grid', gap: space[4] },
  '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { position: 'static' } },
});

interface RecurringFormProps {
  readonly initialValues: RecurringValues;
  readonly lines: readonly Line[];
  /** The one that is changed; undefined for a new one. */
  readonly id?: string;
}

/** Writing a send that comes again: when, from which line, what, to whom; its next times stand beside it. */
export function RecurringForm({ initialValues, lines, id }: RecurringFormProps) {
  const navigate = useNavigate();
  const toIt = (saved: { readonly id: string }) =>
    void navigate(fillPath(SEND_PATHS.recurring, { id: saved.id }), { replace: true });
  const { ref, form, bind, bindDate, bindValue, onSubmit, isBusy, isDirty, isSaved, problem } = useRecurringForm({
    initialValues,
    lines,
    id,
    onDone: toIt,
  });
  const fields = { form, bind, bindDate, bindValue };
  const { question } = useUnsavedGuard(isDirty, isSaved);
  const line = lines.find(({ number }) => number === form.values.line);
  return (
    <Columns ref={ref} noValidate onSubmit={onSubmit}>
      <Card>
        <Stack gap={5}>
          <RuleFields fields={fields} />
          <LinePicker {...bind('line')} />
          <MessageField {...bind('text')} line={line} />
          <Recipients fields={fields} />
          <CharityChoice
            checked={form.values.charity}
            onChange={(charity) => void form.setFieldValue('charity', charity)}
          />
        </Stack>
      </Card>
      <aside>
        <NextTimes values={form.values} />
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        <Button type="submit" variant="primary" busy={isBusy}>
          {id === undefined ? words.save : words.saveChange}
        </Button>
        <Caption>{words.price}</Caption>
      </aside>
      {question}
    </Columns>
  );
}
