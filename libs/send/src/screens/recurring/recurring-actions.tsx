import { describeError } from '@peyk/shared-api-client';
import { fillPath } from '@peyk/shared-module';
import { RemoveDialog } from '@peyk/shared-screens';
import { Button, LinkButton, Notice, space, styled } from '@peyk/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { RECURRING_KEY, deleteRecurring, pauseRecurring, resumeRecurring, type Recurring } from '../../api/recurring';
import { recurringListMessages } from '../../recurring-list-messages';
import { SEND_PATHS } from '../../send-paths';

const words = recurringListMessages.detail;
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** What can be done with it. */
export function RecurringActions({ recurring: { id, state } }: { readonly recurring: Recurring }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const isPaused = state === 'paused';
  const turn = useMutation({
    mutationFn: () => (isPaused ? resumeRecurring(id) : pauseRecurring(id)),
    onSettled: () => {
      // Busy until the state is there by which the button is named, and no longer: a press meanwhile is not heard.
      void client.invalidateQueries({ queryKey: RECURRING_KEY });
      return client.invalidateQueries({ queryKey: [...RECURRING_KEY, 'one', id] }, { cancelRefetch: false });
    },
  });
  return (
    <>
      {turn.isError && <Notice tone="danger">{describeError(turn.error)}</Notice>}
      <Row>
        {state !== 'ended' && (
          <Button
            variant={isPaused ? 'primary' : 'secondary'}
            icon={isPaused ? 'play' : 'pause'}
            busy={turn.isPending}
            onClick={() => turn.mutate()}
          >
            {isPaused ? words.resume : words.pause}
          </Button>
        )}
        <LinkButton component={Link} to={fillPath(SEND_PATHS.editRecurring, { id })} icon="pencil">
          {words.edit}
        </LinkButton>
        <Button variant="quiet" icon="trash" onClick={() => setRemoving(true)}>
          {words.remove}
        </Button>
      </Row>
      {isRemoving && (
        <RemoveDialog
          title={words.removeTitle}
          remove={() => deleteRecurring(id)}
          changes={[[...RECURRING_KEY, 'list']]}
          sentence={words.removed}
          onDone={() => void navigate(SEND_PATHS.recurringList, { replace: true })}
          onClose={() => setRemoving(false)}
        >
          {words.removeBody}
        </RemoveDialog>
      )}
    </>
  );
}
