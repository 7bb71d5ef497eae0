import { useMay } from '@peyk/shared-store';
import {
  Button,
  Caption,
  Card,
  CardTitle,
  Figure,
  LatinRun,
  Skeleton,
  formatNumber,
  media,
  space,
  styled,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import { phonebookCountQuery } from '../../api/count-numbers';
import type { PhonebookChoice } from '../../api/list-phonebooks';
import { CONTACTS_PATHS } from '../../contacts-paths';
import { phonebookMessages } from '../../phonebook-messages';
import { messages } from '../../messages';

const words = phonebookMessages;
const PhonebookDialog = lazy(() => import('../../components/phonebook-dialog'));
const DeletePhonebookDialog = lazy(() => import('../../components/delete-phonebook-dialog'));

const FIGURE_PX = 36;

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[2] });
const Title = styled('div')({ flex: '1 1 auto', minInlineSize: 0, '& > h2': { margin: 0, overflowWrap: 'anywhere' } });
const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[3],
  marginBlockStart: space[4],
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** What a phonebook is called, how many it holds and reaches, and what can be done with it as a whole. */
export default function PhonebookHeading({ phonebook }: { readonly phonebook: PhonebookChoice }) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null);
  const mayEdit = useMay('contact.edit');
  const mayDelete = useMay('contact.delete');
  const close = () => setOpened(null);
  return (
    <Card>
      <Line>
        <Title>
          <CardTitle>
            <bdi>{phonebook.title}</bdi>
          </CardTitle>
          {phonebook.code !== null && (
            <Caption>
              {messages.phonebooks.code}: <LatinRun>{phonebook.code}</LatinRun>
            </Caption>
          )}
        </Title>
        {mayEdit && (
          <Button icon="pencil" onClick={() => setOpened('edit')}>
            {messages.edit}
          </Button>
        )}
        {mayDelete && (
          <Button icon="trash" onClick={() => setOpened('delete')}>
            {messages.delete}
          </Button>
        )}
      </Line>
      <Counts phonebook={phonebook} />
      <Suspense fallback={null}>
        {opened === 'edit' && <PhonebookDialog phonebook={phonebook} onClose={close} />}
        {opened === 'delete' && (
          <DeletePhonebookDialog
            phonebook={phonebook}
            onDone={() => void navigate(CONTACTS_PATHS.phonebooks)}
            onClose={close}
          />
        )}
      </Suspense>
    </Card>
  );
}

/** How many are in it and how many of them a send reaches. Nothing else hangs on the latter, so a failure is silent. */
function Counts({ phonebook: { id, members_count } }: { readonly phonebook: PhonebookChoice }) {
  const { data, isPending } = useQuery(phonebookCountQuery(id));
  const figures = [
    { name: words.total, count: data?.total ?? members_count },
    { name: words.reachable, count: data?.reachable },
    { name: words.blacklisted, count: data?.blacklisted },
    { name: words.optedOut, count: data?.opted_out },
  ];
  return (
    <Figures>
      {figures
        .filter(({ count }) => count !== undefined || isPending)
        .map(({ name, count }) => (
          <div key={name}>
            <Caption as="dt">{name}</Caption>
            <dd>
              {count === undefined ? (
                <Skeleton style={{ blockSize: FIGURE_PX, inlineSize: '50%' }} />
              ) : (
                <Figure>{formatNumber(count)}</Figure>
              )}
            </dd>
          </div>
        ))}
    </Figures>
  );
}
