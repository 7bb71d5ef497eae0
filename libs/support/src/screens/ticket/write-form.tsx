import { limits } from '@peyk/shared-contract';
import { contractText, useServerForm } from '@peyk/shared-screens';
import { Button, Caption, Card, Notice, Stack, TextArea } from '@peyk/shared-ui';
import { array, object } from 'yup';
import { writeInTicket } from '../../api/change-ticket';
import type { TicketDetails } from '../../api/get-ticket';
import { TICKETS_KEY } from '../../api/keys';
import { AttachmentsField, attached, type Attachment } from '../../components/attachments-field';
import { messages } from '../../messages';
import { mayBeRated } from '../../model/ticket-states';
import { useKeyOf } from '../../model/use-key-of';

const words = messages.ticket;
const TEXT = limits.addTicketInteractionLimits.text;
const schema = object({ text: contractText(TEXT, { label: words.write }), attachments: array() });
const EMPTY: { text: string; attachments: readonly Attachment[] } = { text: '', attachments: [] };

/** Writes to support in a ticket that is open. */
export function WriteForm({ ticket: { id, state, interactions } }: { readonly ticket: TicketDetails }) {
  const keyOf = useKeyOf();
  const { ref, onSubmit, form, bind, bindValue, problem, isBusy } = useServerForm({
    initialValues: EMPTY,
    schema,
    // The same words may be written again later: what stands above them tells the two apart.
    submit: ({ text, attachments }) => {
      const written = { id, text, ...attached(attachments) };
      return writeInTicket(written, keyOf([written, interactions.length]));
    },
    fields: { attachments: 'file_ids' },
    changes: [TICKETS_KEY],
    onDone: () => form.resetForm(),
  });
  return (
    <Card>
      <form ref={ref} onSubmit={onSubmit} noValidate>
        <Stack gap={3}>
          <TextArea {...bind('text')} label={words.write} maxLength={TEXT.maxLength} required />
          <AttachmentsField {...bindValue('attachments')} />
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
          <Button type="submit" variant="primary" icon="send" busy={isBusy}>
            {words.send}
          </Button>
          {mayBeRated(state) && <Caption>{words.closesItself}</Caption>}
        </Stack>
      </form>
    </Card>
  );
}
