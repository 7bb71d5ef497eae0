import { useQuery } from '@tanstack/react-query';
import { isAlive, sendListQuery, useWatchInterval } from '@peyk/shared-sends';
import { useAppSelector, useMay, usePage } from '@peyk/shared-store';
import {
  Card,
  CardTitle,
  ErrorFace,
  ForbiddenFace,
  LinkButton,
  QueryView,
  SkeletonRows,
  Stack,
  font,
  media,
  space,
  styled,
} from '@peyk/shared-ui';
import { Suspense, lazy } from 'react';
import { Link } from 'react-router';
import { OTHER_PATHS } from '../../home-paths';
import { messages } from '../../messages';
import { CreditCard } from './credit-card';
import { FootBanners, HeadBanners } from './home-banners';
import { LastSends } from './last-sends';
import { NewsCard } from './news-card';
import { QuickAccess } from './quick-access';

/** Once in the life of an account. */
const FirstSteps = lazy(() => import('./first-steps'));

/** Home shows the newest few; the rest stands in the reports. */
const LAST_SENDS_COUNT = 5;
const ASIDE_PX = 340;

const Greeting = styled('p')({
  // The full name of a company may be three hundred characters long.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: font.title,
  fontWeight: font.bold,
  lineHeight: font.tightLineHeight,
});
const Flush = styled(Card)({ padding: 0, overflow: 'hidden', [media.mobile]: { padding: 0 } });
const Head = styled('header')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBlock: space[3],
  paddingInline: `${space[5]}px ${space[3]}px`,
});
const Title = styled(CardTitle)({ margin: 0 });
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${ASIDE_PX}px`,
  alignItems: 'start',
  gap: space[5],
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The first page after signing in: what can be spent, what to do, and what the last sends are doing. */
export default function HomeScreen() {
  usePage({ title: messages.title, hideBack: true });
  const name = useAppSelector((state) => state.session.user?.name);
  const watchMs = useWatchInterval();
  const maySeeSends = useMay('report.read');
  const maySend = useMay('send.create');
  const query = useQuery({
    ...sendListQuery({ page: 1, limit: LAST_SENDS_COUNT }),
    enabled: maySeeSends,
    refetchInterval: ({ state }) => (state.data?.items.some(isAlive) === true ? watchMs : false),
  });
  const lastSendsHead = (
    <Head>
      <Title>{messages.lastSends}</Title>
      <LinkButton component={Link} to={OTHER_PATHS.reports} variant="quiet">
        {messages.allSends}
      </LinkButton>
    </Head>
  );
  return (
    <Stack gap={5}>
      <Greeting>{name === undefined ? messages.greetingNobody : messages.greeting(name)}</Greeting>
      <HeadBanners />
      <CreditCard />
      <Columns>
        {maySeeSends && (
          <QueryView
            query={query}
            loading={
              <Flush>
                {lastSendsHead}
                <SkeletonRows count={LAST_SENDS_COUNT} />
              </Flush>
            }
            isEmpty={({ items }) => items.length === 0}
            empty={
              maySend ? (
                <Suspense fallback={<SkeletonRows count={LAST_SENDS_COUNT} />}>
                  <FirstSteps />
                </Suspense>
              ) : null
            }
            error={(view) => (
              <Card>
                <ErrorFace {...view} />
              </Card>
            )}
            forbidden={
              <Card>
                <ForbiddenFace />
              </Card>
            }
          >
            {({ items }) => (
              <Flush>
                {lastSendsHead}
                <LastSends sends={items} />
              </Flush>
            )}
          </QueryView>
        )}
        <Stack gap={5}>
          <QuickAccess />
          <NewsCard />
        </Stack>
      </Columns>
      <FootBanners />
    </Stack>
  );
}
