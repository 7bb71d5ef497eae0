import type { BulkAction } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { Button, Notice, Stack, Tabs } from '@peyk/shared-ui';
import { useTab } from '@peyk/shared-url-state';
import { Suspense, lazy, useState } from 'react';
import { removeSuppressed, type BlacklistKind, type SuppressedFilters } from '../../api/suppressed';
import { SectionPage } from '../../components/section-page';
import { suppressedMessages } from '../../suppressed-messages';
import { SuppressedList } from './suppressed-list';

const words = suppressedMessages;
const AddSuppressedDialog = lazy(() => import('./add-suppressed-dialog'));

const KINDS: readonly BlacklistKind[] = ['send', 'receive'];
const TABS = KINDS.map((key) => ({ key, label: words[key] }));

const removeOf = (kind: BlacklistKind): BulkAction<SuppressedFilters> => ({
  ...{ key: 'remove', label: words.remove, icon: 'minus', onlyIds: true, onRow: true },
  sentence: words.removed,
  // Put back it would have a new date: so it is held, and does not begin before it is certain.
  run: (target) => removeSuppressed(kind, 'ids' in target ? target.ids.map(String) : []),
});

/** The numbers that are not sent to, and those whose messages are not shown. */
export default function BlacklistScreen() {
  const [index, open] = useTab(KINDS.length);
  const kind = KINDS[index] ?? 'send';
  return (
    <SectionPage section="blacklist">
      <Tabs label={words.kindsLabel} tabs={TABS} index={index} onIndex={open}>
        <Blacklist key={kind} kind={kind} />
      </Tabs>
    </SectionPage>
  );
}

function Blacklist({ kind }: { readonly kind: BlacklistKind }) {
  const mayEdit = useMay('blacklist.edit');
  const [isAdding, setAdding] = useState(false);
  return (
    <Stack gap={4}>
      <Notice tone="info">{words.explain[kind]}</Notice>
      <SuppressedList kind={kind} bulk={mayEdit ? [removeOf(kind)] : []}>
        {mayEdit && (
          <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )}
      </SuppressedList>
      <Suspense fallback={null}>
        {isAdding && <AddSuppressedDialog kind={kind} onClose={() => setAdding(false)} />}
      </Suspense>
    </Stack>
  );
}
