import { answerOf, api, describeError } from '@peyk/shared-api-client';
import {
  Button,
  Caption,
  LatinRun,
  Money,
  Notice,
  SidePanel,
  SkeletonRows,
  Stack,
  radius,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { priceBody, type PriceRequest } from '../../api/calculate-price';
import type { OwnText } from '../../model/types';
import { ownTextWords as words } from './own-text-words';

// A pager of its own: the one of lists would be a chunk for itself then, on every list.
const PER_PAGE = 20;
const List = styled('ol')({ display: 'grid', gap: space[4] });
const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: space[3] });
const Pager = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space[2] });
const Bubble = styled('blockquote')({
  margin: 0,
  padding: space[3],
  borderRadius: radius.card,
  borderStartStartRadius: radius.small,
  background: tone.lapisSoft,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

interface OwnTextsPanelProps {
  readonly request: PriceRequest;
  readonly onClose: () => void;
}

/** What each recipient would read, row by row, with what it costs or why it gets nothing. */
export default function OwnTextsPanel({ request, onClose }: OwnTextsPanelProps) {
  const [page, setPage] = useState(1);
  const { charity: _, sending_type = 'keyword', ...body } = priceBody(request);
  const query = useQuery({
    queryKey: ['own-texts', body, page],
    queryFn: ({ signal }) =>
      answerOf(api.POST('/send/preview', { body: { ...body, sending_type, page, per_page: PER_PAGE }, signal })),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { data, error } = query;
  return (
    <SidePanel open title={words.preview} onClose={onClose}>
      <Stack gap={4}>
        <Caption as="p">{words.previewHelp}</Caption>
        {error !== null && (
          <>
            <Notice tone="danger">{describeError(error)}</Notice>
            <span>
              <Button icon="refresh" onClick={() => void query.refetch()}>
                تلاش دوباره
              </Button>
            </span>
          </>
        )}
        {data === undefined && error === null && <SkeletonRows count={5} />}
        {data?.total === 0 && <p>{words.nothing}</p>}
        {data !== undefined && data.total > 0 && (
          <>
            <List aria-busy={query.isPlaceholderData}>
              {data.items.map((row) => (
                <Row key={row.place} row={row} />
              ))}
            </List>
            <Pager>
              <Button variant="quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
                {words.previous}
              </Button>
              <Caption role="status">{words.shown((page - 1) * PER_PAGE, data.items.length, data.total)}</Caption>
              <Button variant="quiet" disabled={page * PER_PAGE >= data.total} onClick={() => setPage(page + 1)}>
                {words.next}
              </Button>
            </Pager>
          </>
        )}
      </Stack>
    </SidePanel>
  );
}

function Row({ row: { place, number, text, parts, price, fault } }: { readonly row: OwnText }) {
  return (
    <li>
      <Stack gap={1}>
        <Head>
          <LatinRun>{toPersianDigits(number)}</LatinRun>
          <Caption>{words.rowOf(place)}</Caption>
        </Head>
        {fault === null ? (
          <>
            <Bubble dir="auto">{text}</Bubble>
            <Caption>
              {words.parts(parts)}، <Money rial={price} />
            </Caption>
          </>
        ) : (
          <Notice tone="attention">{words.faults[fault]}</Notice>
        )}
      </Stack>
    </li>
  );
}
