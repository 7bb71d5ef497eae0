import { useInfiniteQuery } from '@tanstack/react-query';
import type { SendDetails } from '@peyk/shared-sends';
import {
  Button,
  Caption,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  MobileNumber,
  QueryView,
  SidePanel,
  SkeletonRows,
  Stack,
  When,
  formatNumber,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { linkOpensQuery, type TrackedLink } from '../../api/tracked-links';
import { Address } from '../../components/address';
import { InFilesFace } from '../../components/in-files-face';
import { useMovedToFiles } from '../../components/use-moved-to-files';
import { linksMessages as words } from '../../links-messages';

const List = styled('ul')({ display: 'grid' });
const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${tone.hairline}`,
});

interface LinkOpensProps {
  readonly send: SendDetails;
  readonly link: TrackedLink;
  readonly onClose: () => void;
}

/** Who has opened a link of a send, and when for the first time. */
export function LinkOpens({ send, link, onClose }: LinkOpensProps) {
  const since = send.recipients_in_files_since;
  return (
    <SidePanel open title={words.whoTitle} onClose={onClose}>
      <Stack gap={3}>
        <Caption>
          <Address url={link.url} />
        </Caption>
        {since === undefined ? <Openers sendId={send.id} link={link} /> : <InFilesFace since={since} what="openers" />}
      </Stack>
    </SidePanel>
  );
}

function Openers({ sendId, link }: { readonly sendId: string; readonly link: TrackedLink }) {
  const query = useInfiniteQuery(linkOpensQuery(sendId, link.position));
  useMovedToFiles(sendId, query.error);
  return (
    <>
      <QueryView
        query={query}
        loading={<SkeletonRows count={4} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={<EmptyFace title={words.nobody} />}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {({ pages }) => (
          <List aria-label={words.whoTitle}>
            {pages
              .flatMap(({ items }) => items)
              .map(({ n, number, opened_count, first_at }) => (
                <Row key={n}>
                  <MobileNumber number={number} />
                  <span>{words.times(formatNumber(opened_count))}</span>
                  <Caption>
                    {words.first}: <When instant={first_at} />
                  </Caption>
                </Row>
              ))}
          </List>
        )}
      </QueryView>
      {query.hasNextPage && (
        <Button variant="quiet" wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  );
}
