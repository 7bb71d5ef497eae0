import { useMay } from '@peyk/shared-store';
import { Button, LinkButton, space, styled } from '@peyk/shared-ui';
import { Link } from 'react-router';
import { messages } from '../messages';
import { useActivate } from './use-activate';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

interface OwnButtonsProps {
  readonly id: string;
  readonly isActive: boolean;
  /** Where it is written anew. */
  readonly updatePath: string;
  /** Said when it works again. */
  readonly activated: string;
  readonly onAsk: (what: 'remove' | 'rest') => void;
}

/** What can be done with one secretary or code reader; each only for those who may. */
export function OwnButtons({ id, isActive, updatePath, activated, onAsk }: OwnButtonsProps) {
  const activating = useActivate(activated);
  const [mayEdit, mayDelete] = [useMay('secretary.edit'), useMay('secretary.delete')];
  return (
    <Buttons>
      {mayEdit && (
        <LinkButton component={Link} to={updatePath} icon="pencil">
          {messages.edit}
        </LinkButton>
      )}
      {mayEdit && isActive && (
        <Button icon="pause" onClick={() => onAsk('rest')}>
          {messages.rest}
        </Button>
      )}
      {mayEdit && !isActive && (
        <Button icon="checkCircle" busy={activating.isPending} onClick={() => activating.mutate(id)}>
          {messages.activate}
        </Button>
      )}
      {mayDelete && (
        <Button icon="trash" variant="danger" onClick={() => onAsk('remove')}>
          {messages.remove}
        </Button>
      )}
    </Buttons>
  );
}
