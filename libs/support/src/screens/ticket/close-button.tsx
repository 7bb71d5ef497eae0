import { RemoveDialog } from '@peyk/shared-screens';
import { Button } from '@peyk/shared-ui';
import { useState } from 'react';
import { closeTicket } from '../../api/change-ticket';
import { TICKETS_KEY } from '../../api/keys';
import { messages } from '../../messages';

const words = messages.ticket;

/** Closes a ticket, after a question: it is not opened again. */
export function CloseButton({ id }: { readonly id: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button icon="check" onClick={() => setAsking(true)}>
        {words.close}
      </Button>
      {isAsking && (
        <RemoveDialog
          title={words.closeTitle}
          confirmLabel={words.closeConfirm}
          remove={() => closeTicket(id)}
          changes={[TICKETS_KEY]}
          sentence={words.closedToast}
          onClose={() => setAsking(false)}
        >
          <p>{words.closeBody}</p>
        </RemoveDialog>
      )}
    </div>
  );
}
