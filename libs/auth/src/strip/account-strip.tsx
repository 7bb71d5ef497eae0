import { useQuery } from '@tanstack/react-query';
import { useAppSelector } from '@peyk/shared-store';
import { Notice } from '@peyk/shared-ui';
import { useEffect } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { businessNeedQuery } from '../api/business-need';
import { whoAmIQuery } from '../api/who-am-i';
import { authPaths } from '../auth-paths';
import { messages } from '../messages';
import { isPostponed, postpone } from '../model/postponed';

/**
 * What a new account still has to do, at the head of every page: that its panel is not active, and why; and the way to
 * the business set-up while that is due. It draws nothing for everybody else.
 */
export default function AccountStrip() {
  const user = useAppSelector((state) => state.session.user);
  return user === null ? null : (
    <>
      <NotActive />
      {/* An admin who acts for somebody is not asked about that somebody's business. */}
      {!user.impersonated && <BusinessInvitation userName={user.userName} />}
    </>
  );
}

function NotActive() {
  const { pathname } = useLocation();
  const activation = useQuery(whoAmIQuery).data?.activation;
  if (activation === undefined || activation.state === 'active' || pathname === authPaths.identity) return null;
  return (
    <Notice tone="attention">
      {activation.message} <Link to={authPaths.identity}>{messages.identityTitle}</Link>
    </Notice>
  );
}

/** These pages may be seen before the set-up is done. */
const OPEN_PATHS: readonly string[] = [authPaths.businessSetup, authPaths.identity];

/**
 * Leads to the set-up; where it is optional, once in a session. Leaving it in any way puts it off, with the browser's Back
 * too; the page that was asked for is replaced, or Back would end where one is led on.
 */
function BusinessInvitation({ userName }: { readonly userName: string }) {
  const { pathname, search } = useLocation();
  const { due = false, optional = false } = useQuery(businessNeedQuery).data ?? {};
  const leads = due && !OPEN_PATHS.includes(pathname) && !(optional && isPostponed(userName));
  useEffect(() => {
    if (leads && optional) postpone(userName);
  }, [leads, optional, userName]);
  return leads ? <Navigate to={authPaths.businessSetup} replace state={{ from: pathname + search }} /> : null;
}
