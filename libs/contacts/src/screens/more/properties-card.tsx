import { describeError } from '@peyk/shared-api-client';
import { useMay } from '@peyk/shared-store';
import {
  Button,
  Caption,
  Card,
  DataTable,
  ErrorFace,
  ForbiddenFace,
  LatinRun,
  LongWords,
  QueryView,
  SkeletonRows,
  Stack,
  StatusChip,
  formatNumber,
  useToasts,
  type ActionMenuItem,
  type Column,
} from '@peyk/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { PROPERTY_CHANGES } from '../../api/keys';
import { propertiesQuery, switchProperty, type ListedProperty } from '../../api/properties';
import { messages } from '../../messages';
import { moreMessages } from '../../more-messages';
import { CardHead } from './card-head';

const words = moreMessages.properties;
const PropertyDialog = lazy(() => import('./property-dialog'));
const DeletePropertyDialog = lazy(() => import('./delete-property-dialog'));
const MOST_COUNTED = 10_000;

const COLUMNS: readonly Column<ListedProperty>[] = [
  { key: 'title', head: words.name, always: true, cell: ({ title }) => <Title title={title} /> },
  { key: 'latin', head: words.latin, width: '18%', cell: ({ latin_title }) => <LatinRun>{latin_title}</LatinRun> },
  { key: 'type', head: words.type, width: '12%', cell: ({ type }) => words.types[type] },
  { key: 'origin', head: words.origin, width: '12%', cell: ({ origin }) => words.origins[origin] },
  { key: 'used', head: words.used, width: '15%', cell: usedOf },
  { key: 'active', head: words.active, width: '14%', cell: (property) => <State property={property} /> },
];

type Opened = { readonly dialog: 'new' } | { readonly dialog: 'edit' | 'delete'; readonly property: ListedProperty };

/** All properties: those that every contact has, and the account's own. */
export function PropertiesCard() {
  const query = useQuery(propertiesQuery());
  const mayEdit = useMay('contact.edit');
  const mayDelete = useMay('contact.delete');
  const [opened, setOpened] = useState<Opened | null>(null);
  const turn = useSwitch();
  const actionsOf = (property: ListedProperty): readonly ActionMenuItem[] => {
    // Those of the system are the same in every account.
    const { id, active } = property;
    if (id === null) return [];
    const other = { key: 'switch', label: active ? words.switchOff : words.switchOn, icon: 'refresh' } as const;
    return [
      ...(mayEdit ? [{ ...EDIT, onSelect: () => setOpened({ dialog: 'edit', property }) }] : []),
      ...(mayEdit ? [{ ...other, onSelect: () => turn.mutate({ id, active: !active }) }] : []),
      ...(mayDelete ? [{ ...DELETE, onSelect: () => setOpened({ dialog: 'delete', property }) }] : []),
    ];
  };
  return (
    <Card>
      <CardHead title={words.title} help={words.help}>
        {mayEdit && (
          <Button icon="plus" onClick={() => setOpened({ dialog: 'new' })}>
            {words.new}
          </Button>
        )}
      </CardHead>
      <QueryView
        query={query}
        loading={<SkeletonRows count={4} />}
        isEmpty={() => false}
        empty={null}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {(properties) => (
          <DataTable
            caption={words.caption}
            columns={COLUMNS}
            rows={properties}
            rowKey={({ latin_title }) => latin_title}
            rowName={({ title }) => title}
            rowActions={mayEdit || mayDelete ? actionsOf : undefined}
            mobileItem={(property) => <PropertyItem property={property} />}
          />
        )}
      </QueryView>
      <Suspense fallback={null}>
        {opened !== null && <Dialogs opened={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </Card>
  );
}

const EDIT = { key: 'edit', label: messages.edit, icon: 'pencil' } as const;
const DELETE = { key: 'delete', label: messages.delete, icon: 'trash', danger: true } as const;

/** Switches a property on or off: what contacts have of it stays. */
function useSwitch() {
  const client = useQueryClient();
  const { show } = useToasts();
  return useMutation({
    mutationFn: ({ id, active }: { id: string; active: boolean }) => switchProperty(id, active),
    onSuccess: ({ active }) => void show({ text: active ? words.switchedOn : words.switchedOff }),
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
    onSettled: () => PROPERTY_CHANGES.forEach((queryKey) => void client.invalidateQueries({ queryKey })),
  });
}

function Dialogs({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) {
  if (opened.dialog === 'new') return <PropertyDialog onClose={onClose} />;
  const { id, title, used_count } = opened.property;
  if (opened.dialog === 'edit') return <PropertyDialog property={opened.property} onClose={onClose} />;
  return id === null ? null : <DeletePropertyDialog {...{ id, title, onClose }} usedCount={used_count ?? 0} />;
}

function Title({ title }: { readonly title: string }) {
  return (
    <bdi>
      <LongWords>{title}</LongWords>
    </bdi>
  );
}

function usedOf({ used_count }: ListedProperty): string {
  if (used_count === null) return '';
  return used_count > MOST_COUNTED ? words.usedMany : formatNumber(used_count);
}

function State({ property: { active } }: { readonly property: ListedProperty }) {
  return (
    <StatusChip tone={active ? 'alive' : 'quiet'} icon={active ? 'check' : 'minus'}>
      {active ? words.state.on : words.state.off}
    </StatusChip>
  );
}

function PropertyItem({ property }: { readonly property: ListedProperty }) {
  return (
    <Stack gap={1}>
      <Title title={property.title} />
      <Caption>
        <LatinRun>{property.latin_title}</LatinRun>، {words.types[property.type]}
      </Caption>
      <State property={property} />
    </Stack>
  );
}
