import { answerOf, api } from '@peyk/shared-api-client';
import { Caption } from '@peyk/shared-ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '@peyk/shared-contract';
import type { ChosenPeople } from '../../model/people';
import { peopleWords as words } from './people-words';

type Count = components['schemas']['PhonebookNumbersCount'];

/** How many people are chosen and how many of them a send reaches. Chosen contacts are counted by the one who chooses them. */
function peopleCountQuery({ by, phonebookIds, segmentId }: ChosenPeople) {
  const [books, segment] = [by === 'phonebooks' ? phonebookIds.join() : '', by === 'segment' ? segmentId : ''];
  return queryOptions({
    queryKey: ['phonebooks', 'count', books, segment] as const,
    queryFn: ({ signal }) =>
      segment === ''
        ? answerOf(api.GET('/phonebooks/numbers/count', { params: { query: { phonebook_ids: books } }, signal }))
        : answerOf(api.POST('/phonebooks/segments/count', { body: { id: segment }, signal })),
    enabled: books !== '' || segment !== '',
  });
}

/** A line under the choice. What fails here is said by the price, which asks the same in more words. */
export function PeopleCount({ people }: { readonly people: ChosenPeople }) {
  const { data } = useQuery(peopleCountQuery(people));
  if (data === undefined) return null;
  const { total, reachable, reachable_by_advertising: byAdvertising, overlap } = data;
  const facts = [words.found(total), words.reachable(reachable), words.reachableByAdvertising(byAdvertising)];
  return (
    <div role="status">
      <Caption as="p">{facts.join('؛ ')}.</Caption>
      {overlap !== undefined && overlap.in_several > 0 && <Overlap overlap={overlap} />}
    </div>
  );
}

/** Pairs that are shown; the rest are in the sum. */
const SHOWN_PAIRS = 3;

/** Who stands in several of the chosen phonebooks, and which of these share most. */
function Overlap({ overlap: { in_several, pairs } }: { readonly overlap: NonNullable<Count['overlap']> }) {
  const shown = pairs
    .slice(0, SHOWN_PAIRS)
    .map(({ phonebooks: [one = '', other = ''], count }) => words.shared(one, other, count));
  return (
    <Caption as="p">
      {words.inSeveral(in_several)}
      {shown.length > 0 && ` (${shown.join('؛ ')})`}.
    </Caption>
  );
}
