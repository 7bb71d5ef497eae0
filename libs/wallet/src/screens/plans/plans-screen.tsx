import { useMay, usePage } from '@peyk/shared-store';
import { PageNav } from '@peyk/shared-screens';
import {
  Button,
  Caption,
  Card,
  CardTitle,
  EmptyFace,
  ErrorFace,
  Fact,
  Facts,
  ForbiddenFace,
  QueryView,
  SkeletonRows,
  Stack,
  StatusChip,
  When,
  font,
  formatNumber,
  space,
  styled,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { plansQuery, type Plan } from '../../api/plans';
import { planMessages as words } from '../../plan-messages';
import { OTHER_PATHS, WALLET_PATHS } from '../../wallet-paths';

const BuyDialog = lazy(() => import('./buy-dialog'));

const PAGES = [
  { path: WALLET_PATHS.plans, label: words.title },
  { path: OTHER_PATHS.settings, label: words.settings },
];

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid' },
});
const Price = styled('span')({ fontSize: font.title, fontWeight: font.bold });
const Services = styled('ul')({ display: 'grid', gap: space[1], margin: 0, paddingInlineStart: space[5] });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

/** What the installation sells beside messages, and what of it the account has. */
export default function PlansScreen() {
  usePage({ title: words.title, hideBack: true });
  const query = useQuery(plansQuery());
  return (
    <Stack gap={4}>
      <PageNav label={words.pages} pages={PAGES} />
      <QueryView
        query={query}
        loading={
          <Card>
            <SkeletonRows count={4} />
          </Card>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Card>
            <EmptyFace drawing="wallet" title={words.emptyTitle} help={words.emptyHelp} />
          </Card>
        }
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {({ items, services }) => (
          <Stack gap={4}>
            <Caption>{words.help}</Caption>
            <Grid>
              {items.map((plan) => (
                <li key={plan.id}>
                  <PlanCard plan={plan} />
                </li>
              ))}
            </Grid>
            <Card>
              <Stack gap={3}>
                <CardTitle>{words.services}</CardTitle>
                <Facts look="lined">
                  {services.map(({ service, is_open }) => (
                    <Fact key={service} name={words.serviceNames[service]}>
                      <StatusChip tone={is_open ? 'alive' : 'quiet'} icon={is_open ? 'check' : 'lock'}>
                        {is_open ? words.open : words.closed}
                      </StatusChip>
                    </Fact>
                  ))}
                </Facts>
              </Stack>
            </Card>
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}

function PlanCard({ plan }: { readonly plan: Plan }) {
  const mayBuy = useMay('plan.buy');
  const [isBuying, setBuying] = useState(false);
  const { title, description, price, days, services, is_held, held_until, is_offered } = plan;
  const isEndless = is_held && held_until === null;
  return (
    <Card>
      <Stack gap={3}>
        <Head>
          <CardTitle>{title}</CardTitle>
          {is_held && (
            <StatusChip tone="alive" icon="check">
              {words.held}
            </StatusChip>
          )}
        </Head>
        <Price>{price === '0' ? words.free : words.price(formatNumber(price))}</Price>
        <Caption>{days === null ? words.endless : words.days(formatNumber(String(days)))}</Caption>
        {description !== '' && <span>{description}</span>}
        <Services>
          {services.map((service) => (
            <li key={service}>
              {words.serviceNames[service]} <Caption>{words.serviceHelp[service]}</Caption>
            </li>
          ))}
        </Services>
        {held_until !== null && (
          <Caption>
            {words.held} {words.heldUntil} <When instant={held_until} as="date" />
          </Caption>
        )}
        {!is_offered && <Caption>{words.notOffered}</Caption>}
        {mayBuy && is_offered && !isEndless && (
          <Button
            variant={is_held ? 'secondary' : 'primary'}
            onClick={() => setBuying(true)}
            aria-label={is_held ? words.extendLabel(title) : words.buyLabel(title)}
          >
            {is_held ? words.extend : words.buy}
          </Button>
        )}
        <Suspense fallback={null}>{isBuying && <BuyDialog plan={plan} onClose={() => setBuying(false)} />}</Suspense>
      </Stack>
    </Card>
  );
}
