import { DetailView } from '@peyk/shared-screens';
import { isMoving, useWatchInterval } from '@peyk/shared-sends';
import { useIsOnBehalf, useMay, usePage } from '@peyk/shared-store';
import { Caption, Card, EmptyFace, LinkButton, Notice, Stack, size } from '@peyk/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { conversationQuery, type ConversationPage, type Said } from '../../api/conversation';
import { INBOX_PATHS } from '../../inbox-paths';
import { messages } from '../../messages';
import { PersonCard } from './person-card';
import { ReplyForm } from './reply-form';
import { Thread } from './thread';
import { useMarkRead } from './use-mark-read';

const words = messages.conversation;
const UNKNOWN = { title: words.unknownTitle, help: words.unknownHelp, to: INBOX_PATHS.list, back: words.back };

/** What one number wrote to the account and what it was replied; the way to answer. */
export default function ConversationScreen() {
  const { sender = '' } = useParams();
  usePage({ title: words.title, backTo: INBOX_PATHS.list });
  const watchMs = useWatchInterval();
  const query = useInfiniteQuery({
    ...conversationQuery(sender),
    // A reply on its way ends without a message of the inbox.
    refetchInterval: ({ state: { data } }) => (saidOf(data?.pages).some(isOnItsWay) ? watchMs : false),
  });
  const said = saidOf(query.data?.pages);
  useMarkRead(sender, said);
  return (
    <div style={{ maxInlineSize: size.form * 1.5, marginInline: 'auto' }}>
      <DetailView query={query} unknown={UNKNOWN}>
        {({ pages: [person] }) =>
          person !== undefined && (
            <Stack gap={4}>
              <PersonCard person={person} />
              {said.length === 0 ? (
                <Nothing />
              ) : (
                <Thread
                  said={said}
                  hasOlder={query.hasNextPage}
                  isLoadingOlder={query.isFetchingNextPage}
                  onOlder={() => void query.fetchNextPage()}
                />
              )}
              <Answer person={person} said={said} />
              <Caption>{words.onlyReplies}</Caption>
            </Stack>
          )
        }
      </DetailView>
    </div>
  );
}

function Nothing() {
  return (
    <Card>
      <EmptyFace
        title={words.emptyTitle}
        help={words.emptyHelp}
        action={
          <LinkButton component={Link} to={INBOX_PATHS.list}>
            {words.back}
          </LinkButton>
        }
      />
    </Card>
  );
}

function Answer({ person, said }: { readonly person: ConversationPage; readonly said: readonly Said[] }) {
  const maySend = useMay('send.create');
  const isOnBehalf = useIsOnBehalf();
  if (!person.is_mobile) return <Notice tone="info">{messages.reply.notMobile}</Notice>;
  if (!maySend || isOnBehalf) return null;
  return (
    <ReplyForm
      sender={person.sender_ref ?? person.sender}
      usualLine={said.find(({ direction }) => direction === 'received')?.line}
    />
  );
}

const isOnItsWay = ({ send_state: state }: Said) => state !== undefined && isMoving(state);

/** All pages as one, newest first. What came meanwhile has moved the pages, so some stand in two of them. */
function saidOf(pages: readonly ConversationPage[] = []): readonly Said[] {
  const all = new Map(pages.flatMap(({ items }) => items.map((one) => [`${one.direction} ${one.id}`, one])));
  return [...all.values()];
}
