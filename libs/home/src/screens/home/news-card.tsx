import { useInfiniteQuery } from '@tanstack/react-query';
import {
  Button,
  Caption,
  Card,
  CardTitle,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  LongWords,
  QueryView,
  SkeletonRows,
  When,
  font,
  motion,
  radius,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { newsQuery, type News } from '../../api/list-news';
import { messages } from '../../messages';

const NewsDialog = lazy(() => import('./news-dialog'));

const Item = styled('button')({
  display: 'grid',
  gap: space[1],
  inlineSize: '100%',
  padding: space[3],
  border: 0,
  borderRadius: radius.field,
  background: 'transparent',
  color: tone.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: tone.lapisSoft },
});
const Title = styled('span')({ fontWeight: font.medium, overflowWrap: 'anywhere' });
const Body = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: tone.inkSoft,
  fontSize: font.caption,
});
const Pinned = styled('span')({ color: tone.saffronText, fontSize: font.caption, fontWeight: font.medium });
const List = styled('ul')({ marginInline: -space[3] });

/** What Peyk's people have to tell, the newest few first; a press opens the whole of it. */
export function NewsCard() {
  const query = useInfiniteQuery(newsQuery());
  const [opened, setOpened] = useState<News | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (news: News) => {
    setOpened(news);
    setWasOpened(true);
  };
  return (
    <Card aria-labelledby="news">
      <CardTitle id="news">{messages.news}</CardTitle>
      <QueryView
        query={query}
        loading={<SkeletonRows count={3} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={<EmptyFace drawing="nothing" title={messages.noNews} help={messages.noNewsHelp} />}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {({ pages }) => (
          <List>
            {pages
              .flatMap(({ items }) => items)
              .map((news) => (
                <li key={news.id}>
                  <Item type="button" aria-haspopup="dialog" onClick={() => open(news)}>
                    <Title>{news.title}</Title>
                    <Body>
                      <LongWords>{news.body}</LongWords>
                    </Body>
                    <Caption>
                      {news.pinned && <Pinned>{messages.pinned} · </Pinned>}
                      <When instant={news.published_at} />
                    </Caption>
                  </Item>
                </li>
              ))}
          </List>
        )}
      </QueryView>
      {query.hasNextPage && (
        <Button variant="quiet" wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {query.isFetchNextPageError ? messages.earlierNewsAgain : messages.earlierNews}
        </Button>
      )}
      <Suspense fallback={null}>{wasOpened && <NewsDialog news={opened} onClose={() => setOpened(null)} />}</Suspense>
    </Card>
  );
}
