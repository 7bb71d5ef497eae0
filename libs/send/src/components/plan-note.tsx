import { Notice } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { closedServicesQuery } from '../api/plans';
import { OTHER_PATHS } from '../send-paths';
import { WAY_SERVICES } from '../way-services';

const words = {
  closed:
    'این روش ارسال در طرح شما نیست. می‌توانید پیام را آماده کنید، اما برای فرستادن آن به طرحی نیاز دارید که آن را باز کند.',
  plans: 'دیدن طرح‌ها',
} as const;

/** That the way to send of this page needs a plan which the account does not have, and the way to the plans. */
export default function PlanNote() {
  const { pathname } = useLocation();
  const service = WAY_SERVICES[pathname];
  const { data: closed = [] } = useQuery({ ...closedServicesQuery, enabled: service !== undefined });
  if (service === undefined || !closed.includes(service)) return null;
  return (
    <Notice tone="attention">
      {words.closed} <Link to={OTHER_PATHS.plans}>{words.plans}</Link>
    </Notice>
  );
}
