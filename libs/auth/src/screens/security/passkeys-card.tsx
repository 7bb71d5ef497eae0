import {
  Button,
  Caption,
  Card,
  CardTitle,
  ErrorFace,
  ForbiddenFace,
  Notice,
  QueryView,
  SkeletonRows,
  Stack,
  When,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { passkeysQuery, type Passkey } from '../../api/passkeys';
import { passkeyMessages as words } from '../../passkey-messages';

const AddPasskeyDialog = lazy(() => import('./add-passkey-dialog'));
const RemovePasskeyDialog = lazy(() => import('./remove-passkey-dialog'));

const Rows = styled('ul')({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  '& + &': { borderBlockStart: `1px solid ${tone.hairline}` },
});

/** Keys of devices that sign in instead of a code. */
export function PasskeysCard() {
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>{words.title}</CardTitle>
        <Caption>{words.help}</Caption>
        <QueryView
          query={useQuery(passkeysQuery)}
          loading={<SkeletonRows count={1} />}
          isEmpty={() => false}
          empty={null}
          error={(view) => <ErrorFace {...view} />}
          forbidden={<ForbiddenFace />}
        >
          {({ items, is_available }) => <Passkeys items={items} isAvailable={is_available} />}
        </QueryView>
      </Stack>
    </Card>
  );
}

/** Not old browsers, pages that came without https, nor addresses of numbers. */
const isSupported = () =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$/.test(window.location.hostname);

interface PasskeysProps {
  readonly items: readonly Passkey[];
  readonly isAvailable: boolean;
}

function Passkeys({ items, isAvailable }: PasskeysProps) {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  return (
    <Stack gap={3}>
      {items.length === 0 && <Caption>{words.none}</Caption>}
      {items.length > 0 && (
        <Rows>
          {items.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </Rows>
      )}
      {!isAvailable && <Notice tone="info">{words.unavailable}</Notice>}
      {isAvailable && !isSupported() && <Notice tone="info">{words.unsupported}</Notice>}
      {isAvailable && isSupported() && (
        <div>
          <Button icon="plus" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
        {removed && <RemovePasskeyDialog passkey={removed} onClose={() => setRemoved(undefined)} />}
      </Suspense>
    </Stack>
  );
}

function PasskeyRow({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) {
  const { name, created_at, last_used_at } = passkey;
  return (
    <Row>
      <Stack gap={1}>
        <strong>{name}</strong>
        <Caption>
          {words.made} <When instant={created_at} />
          {'، '}
          {last_used_at === null ? (
            words.neverUsed
          ) : (
            <>
              {words.lastUsed} <When instant={last_used_at} />
            </>
          )}
        </Caption>
      </Stack>
      <Button variant="quiet" aria-label={words.removeLabel(name)} onClick={onRemove}>
        {words.remove}
      </Button>
    </Row>
  );
}
