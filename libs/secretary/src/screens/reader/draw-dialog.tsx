import { FormDialog, useServerForm } from '@peyk/shared-screens';
import { Caption, Notice, TextField, useToasts } from '@peyk/shared-ui';
import { object, string } from 'yup';
import { drawWinners, type ReaderDraw } from '../../api/readers';
import { SECRETARIES_KEY } from '../../api/secretaries-key';
import { readerMessages } from '../../reader-messages';

const words = readerMessages.draws;
const MAX_WINNERS = 1_000;
const SEED_CHARS = 200;
const schema = object({
  count: string().test('range', words.badCount, (text) => Number(text) >= 1 && Number(text) <= MAX_WINNERS),
  seed: string().max(SEED_CHARS),
});

interface DrawDialogProps {
  readonly id: string;
  readonly onDrawn: (draw: ReaderDraw) => void;
  readonly onClose: () => void;
}

/** Draws winners: how many, and by which seed. */
export default function DrawDialog({ id, onDrawn, onClose }: DrawDialogProps) {
  const { show } = useToasts();
  const form = useServerForm({
    initialValues: { count: '1', seed: '' },
    schema,
    submit: ({ count, seed }) =>
      drawWinners(id, { count: Number(count), ...(seed.trim() !== '' && { seed: seed.trim() }) }),
    changes: [SECRETARIES_KEY],
    onDone: (draw) => {
      show({ text: words.done });
      onClose();
      onDrawn(draw);
    },
  });
  return (
    <FormDialog title={words.draw} submitLabel={words.submit} form={form} onClose={onClose}>
      <Notice tone="info">{words.explain}</Notice>
      <TextField {...form.bind('count')} label={words.count} kind="digits" maxLength={4} required />
      <TextField {...form.bind('seed')} label={words.seed} hint={words.seedHint} maxLength={SEED_CHARS} />
      <Caption>{words.final}</Caption>
    </FormDialog>
  );
}
