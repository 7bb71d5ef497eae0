import { describeError, newIdempotencyKey } from '@peyk/shared-api-client';
import { useIsOnBehalf } from '@peyk/shared-store';
import { Button, Caption, Card, CardTitle, Stack, When, formatNumber, space, styled, useToasts } from '@peyk/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { GIFTS_KEY, giftsQuery, takeGift, takenGiftsQuery, type GiftPackage } from '../../api/offers';
import { offerMessages as words } from '../../offer-messages';

const List = styled('ul')({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

/** Credit for nothing, as long as there is some; nothing is shown where there is none. */
export default function GiftsCard() {
  const { data } = useQuery(giftsQuery());
  const { data: taken } = useQuery(takenGiftsQuery());
  const open = data?.items.filter(({ taken_at }) => taken_at === null) ?? [];
  const hasTaken = taken !== undefined && taken.items.length > 0;
  if (open.length === 0) return null;
  return (
    <Card>
      <Stack gap={4}>
        <CardTitle>{words.gifts}</CardTitle>
        <List>
          {open.map((gift) => (
            <GiftRow key={gift.id} gift={gift} />
          ))}
        </List>
        {hasTaken && (
          <Caption>{words.takenBefore(formatNumber(String(taken.items.length)), formatNumber(taken.total))}</Caption>
        )}
      </Stack>
    </Card>
  );
}

function GiftRow({ gift }: { readonly gift: GiftPackage }) {
  const { id, title, description, amount, can_take, left_count, needs_paid, ends_at } = gift;
  const client = useQueryClient();
  const { show } = useToasts();
  // One key for as long as the page is open: pressed twice, it is taken once.
  const key = useRef(newIdempotencyKey());
  const isOnBehalf = useIsOnBehalf();
  // Of a double press the second may come before the button is drawn as busy; the gift would be told of twice.
  const isPressed = useRef(false);
  const taking = useMutation({
    mutationFn: () => takeGift(id, key.current),
    onSuccess: () => show({ text: words.taken(title, formatNumber(amount)) }),
    onError: (error) => {
      isPressed.current = false;
      show({ text: describeError(error), tone: 'danger' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: GIFTS_KEY }),
  });
  return (
    <Row>
      <Stack gap={1}>
        <strong>{title}</strong>
        <span>{words.gift(formatNumber(amount))}</span>
        <Caption>
          {description !== '' && `${description}؛ `}
          {words.until} <When instant={ends_at} as="date" />
          {left_count !== null && left_count > 0 && `، ${words.remaining(formatNumber(String(left_count)))}`}
        </Caption>
        {left_count === 0 && <Caption>{words.gone}</Caption>}
        {!can_take && left_count !== 0 && <Caption>{words.needsPaid(formatNumber(needs_paid))}</Caption>}
      </Stack>
      <Button
        onClick={() => {
          if (!isPressed.current) taking.mutate();
          isPressed.current = true;
        }}
        busy={taking.isPending}
        disabled={!can_take || isOnBehalf}
        aria-label={words.takeLabel(title)}
      >
        {words.take}
      </Button>
    </Row>
  );
}
