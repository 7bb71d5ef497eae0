import { DraftGroupDialog, type DraftGroup } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { Button, CardTitle, space, styled } from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { messages } from '../../messages';

const words = messages.groups;
const DeleteGroupDialog = lazy(() => import('./delete-group-dialog'));

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
const Title = styled(CardTitle)({ flex: '1 1 auto', minInlineSize: 0, margin: 0, overflowWrap: 'anywhere' });

/** The group that is open, and what can be done with it. */
export function GroupHeading({ group }: { readonly group: DraftGroup }) {
  const [opened, setOpened] = useState<'rename' | 'delete' | null>(null);
  const mayEdit = useMay('draft.edit');
  const mayDelete = useMay('draft.delete');
  const close = () => setOpened(null);
  return (
    <Line>
      <Title>
        <bdi>{group.title}</bdi>
      </Title>
      {mayEdit && (
        <Button icon="pencil" onClick={() => setOpened('rename')}>
          {words.rename}
        </Button>
      )}
      {mayDelete && (
        <Button icon="trash" onClick={() => setOpened('delete')}>
          {words.delete}
        </Button>
      )}
      {opened === 'rename' && <DraftGroupDialog group={group} onClose={close} />}
      <Suspense fallback={null}>{opened === 'delete' && <DeleteGroupDialog group={group} onClose={close} />}</Suspense>
    </Line>
  );
}
