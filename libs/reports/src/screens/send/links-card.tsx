import { useQuery } from '@tanstack/react-query';
import type { SendDetails } from '@peyk/shared-sends';
import {
  Button,
  Caption,
  Card,
  CardTitle,
  DataTable,
  ErrorFace,
  Fact,
  Facts,
  ForbiddenFace,
  QueryView,
  SkeletonRows,
  Stack,
  formatNumber,
  formatPercent,
  type Column,
} from '@peyk/shared-ui';
import { useState } from 'react';
import { trackedLinksQuery, type TrackedLink } from '../../api/tracked-links';
import { Address } from '../../components/address';
import { linksMessages as words } from '../../links-messages';
import { LinkOpens } from './link-opens';

/** The short links of a send: how often each was opened, and by whom. */
export default function LinksCard({ send }: { readonly send: SendDetails }) {
  const query = useQuery(trackedLinksQuery(send.id));
  const [opened, setOpened] = useState<TrackedLink>();
  const columns = columnsOf(send.counts.delivered, setOpened);
  return (
    <Card>
      <CardTitle>{words.title}</CardTitle>
      <QueryView
        query={query}
        loading={<SkeletonRows count={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={null}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {({ items }) => (
          <Stack gap={3}>
            <DataTable
              caption={words.title}
              columns={columns}
              rows={items}
              rowKey={({ position }) => String(position)}
              mobileItem={(row) => <LinkItem row={row} columns={columns} />}
            />
            <Caption>{words.help}</Caption>
          </Stack>
        )}
      </QueryView>
      {opened !== undefined && <LinkOpens send={send} link={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  );
}

function columnsOf(delivered: number, onWho: (link: TrackedLink) => void): readonly Column<TrackedLink>[] {
  return [
    {
      key: 'url',
      head: words.url,
      cell: ({ url }) => <Address url={url} />,
    },
    { key: 'people', head: words.people, cell: ({ people_count }) => formatNumber(people_count) },
    { key: 'share', head: words.share, cell: ({ people_count }) => formatPercent(people_count, delivered) },
    { key: 'opened', head: words.opened, cell: ({ opened_count }) => formatNumber(opened_count) },
    { key: 'scanned', head: words.scanned, cell: ({ scanned_count }) => formatNumber(scanned_count) },
    {
      key: 'who',
      head: words.who,
      cell: (link) => (
        <Button variant="quiet" disabled={link.people_count === 0} onClick={() => onWho(link)}>
          {words.who}
        </Button>
      ),
    },
  ];
}

interface LinkItemProps {
  readonly row: TrackedLink;
  readonly columns: readonly Column<TrackedLink>[];
}

function LinkItem({ row, columns: [url, ...rest] }: LinkItemProps) {
  return (
    <Stack gap={1}>
      <strong>{url?.cell(row)}</strong>
      <Facts look="lined">
        {rest.map(({ key, head, cell }) => (
          <Fact key={key} name={head}>
            {cell(row)}
          </Fact>
        ))}
      </Facts>
    </Stack>
  );
}
