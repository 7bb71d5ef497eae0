import { useMayCheck, usePage } from '@peyk/shared-store';
import { Caption, Icon, StatusChip, focusRing, font, radius, shadow, space, styled, tone } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { closedServicesQuery } from '../api/plans';
import { WAY_HELPS } from '../way-helps';
import { WAY_SERVICES } from '../way-services';
import { WAYS } from '../ways';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Way = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  rowGap: space[1],
  blockSize: '100%',
  padding: space[5],
  color: tone.ink,
  textDecoration: 'none',
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.card,
  background: tone.surface,
  '&:hover': { borderColor: tone.turquoise, boxShadow: shadow.raised },
  '&:focus-visible': focusRing,
  '& > strong': { fontWeight: font.bold },
  '& > svg': { color: tone.turquoiseText, gridRow: 'span 2' },
});

const NEEDS_PLAN = 'نیاز به طرح';

/** The ways to send, each with what it is for. */
export default function SendRootScreen() {
  usePage({ title: 'ارسال پیامک', hideBack: true });
  const may = useMayCheck();
  const { data: closed = [] } = useQuery(closedServicesQuery);
  return (
    <Grid>
      {WAYS.filter(({ permission }) => may(permission ?? null)).map(({ path, label }) => (
        <li key={path}>
          <Way to={path}>
            <Icon name={WAY_HELPS[path]?.icon ?? 'send'} />
            <strong>
              {label}{' '}
              {closed.some((service) => service === WAY_SERVICES[path]) && (
                <StatusChip tone="quiet" icon="lock">
                  {NEEDS_PLAN}
                </StatusChip>
              )}
            </strong>
            <Caption>{WAY_HELPS[path]?.help}</Caption>
          </Way>
        </li>
      ))}
    </Grid>
  );
}
