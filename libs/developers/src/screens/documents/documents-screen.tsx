import { usePage } from '@peyk/shared-store';
import { EmptyFace, ErrorFace, ForbiddenFace, Notice, QueryView, SkeletonRows, Stack, Tabs } from '@peyk/shared-ui';
import { useTab } from '@peyk/shared-url-state';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { referenceQuery } from '../../api/reference';
import { documentsMessages as messages } from '../../documents-messages';
import type { Operation } from '../../model/reference';
import { Errors } from './errors';
import { Guides } from './guides';
import { OperationView } from './operation-view';
import { Operations } from './operations';

const TABS = messages.sections.map((label, n) => ({ key: String(n), label }));

/** How programs call the panel: guides, every operation, every error. */
export default function DocumentsScreen() {
  usePage({ title: messages.title, hideBack: true });
  const [tab, setTab] = useTab(TABS.length);
  return (
    <Tabs label={messages.sectionsLabel} tabs={TABS} index={tab} onIndex={setTab}>
      {tab === 0 && <Guides />}
      {tab === 1 && <Reference />}
      {tab === 2 && <Errors />}
    </Tabs>
  );
}

function Reference() {
  const [search] = useSearchParams();
  // Lives as long as the page is open, from one operation to the next, and is kept nowhere.
  const [ownKey, setOwnKey] = useState('');
  const own = { ownKey, onOwnKey: setOwnKey };
  return (
    <QueryView
      query={useQuery(referenceQuery)}
      loading={<SkeletonRows count={8} />}
      isEmpty={(operations) => operations.length === 0}
      empty={<EmptyFace drawing="search" title={messages.nothingTitle} help={messages.nothingHelp} />}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {(operations) => <Chosen operations={operations} name={search.get('op')} own={own} />}
    </QueryView>
  );
}

interface ChosenProps {
  readonly operations: readonly Operation[];
  readonly name: string | null;
  readonly own: { readonly ownKey: string; readonly onOwnKey: (key: string) => void };
}

function Chosen({ operations, name, own }: ChosenProps) {
  const chosen = operations.find((operation) => operation.name === name);
  if (chosen) return <OperationView operation={chosen} {...own} />;
  return (
    <Stack gap={4}>
      {name !== null && <Notice tone="info">{messages.notFound}</Notice>}
      <Operations operations={operations} />
    </Stack>
  );
}
