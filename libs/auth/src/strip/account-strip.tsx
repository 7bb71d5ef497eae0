import { useQuery } from '@tanstack/react-query';
import { whoAmIQuery } from '@peyk/shared-api-client';
import { useAppSelector, useMay } from '@peyk/shared-store';
import { Notice, space, styled } from '@peyk/shared-ui';
import { useEffect } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { businessNeedQuery } from '../api/business-need';
import { authPaths } from '../auth-paths';
import { memberMessages } from '../member-messages';
import { isPostponed, postpone } from '../model/postponed';

/**
 * How the account stands, at the head of every page: that an admin has blocked it, or that its panel is not active, and why; and
 * the way to the business set-up while that is due. It draws nothing for everybody else.
 */
export default function AccountStrip() {
  const user = useAppSelector((state) => state.session.user);
  const mayEdit = useMay('account.edit');
  return user === null ? null : (
    <>
      <MayNotSend />
      {/* An admin who acts for someone is not asked about that someone's business, nor is a member who may not answer. */}
      {!user.impersonated && mayEdit && <BusinessInvitation userName={user.userName} />}
    </>
  );
}

/** It stands above the page and must not touch it. */
const AbovePage = styled('div')({ marginBlockEnd: space[4] });

/** The live socket brings the news at once; asking is the second way, should it be away or have been. */
const WITH_SOCKET_MS = 60_000;
const WITHOUT_SOCKET_MS = 15_000;

function MayNotSend() {
  const { pathname } = useLocation();
  const mayEdit = useMay('account.edit');
  const isLive = useAppSelector((state) => state.live.status === 'OPEN');
  const refetchInterval = isLive ? WITH_SOCKET_MS : WITHOUT_SOCKET_MS;
  const { account_state, activation, send_block_reason } = useQuery({ ...whoAmIQuery, refetchInterval }).data ?? {};
  if (account_state === 'blocked')
    return (
      <AbovePage>
        <Notice tone="danger">{send_block_reason}</Notice>
      </AbovePage>
    );
  if (activation === undefined || activation.state === 'active' || pathname === authPaths.identity) return null;
  return (
    <AbovePage>
      <Notice tone="attention">
        {activation.message} {mayEdit && <Link to={authPaths.identity}>{memberMessages.identityTitle}</Link>}
      </Notice>
    </AbovePage>
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
