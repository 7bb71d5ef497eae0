import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAppSelector, usePage } from '@peyk/shared-store';
import { Card, EmptyFace, ErrorFace, ForbiddenFace, LinkButton, QueryView, SkeletonRows, Stack } from '@peyk/shared-ui';
import { Link, useLocation, useNavigate } from 'react-router';
import { businessNeedQuery } from '../../api/business-need';
import { authPaths } from '../../auth-paths';
import { NarrowPage } from '../../components/narrow-page';
import { memberMessages } from '../../member-messages';
import { messages } from '../../messages';
import { postpone } from '../../model/postponed';
import { whereFrom } from '../../model/where-from';
import { BusinessForm } from './business-form';

/** A few questions about the business behind a new account. */
export default function BusinessSetupScreen() {
  usePage({ title: memberMessages.businessTitle, hideBack: true });
  const client = useQueryClient();
  const navigate = useNavigate();
  const userName = useAppSelector((state) => state.session.user?.userName);
  const need = useQuery(businessNeedQuery);
  const destination = whereFrom(useLocation().state) ?? authPaths.afterLogin;
  const leave = () => void navigate(destination, { replace: true });
  const putOff = () => {
    if (userName !== undefined) postpone(userName);
    leave();
  };
  const finish = () => {
    client.setQueryData(businessNeedQuery.queryKey, { due: false, optional: false, suggested: null });
    leave();
  };
  return (
    <QueryView
      query={need}
      loading={<SkeletonRows count={5} />}
      isEmpty={({ due }) => !due}
      empty={<Done />}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {({ optional, suggested }) => (
        <NarrowPage>
          <Card>
            <Stack gap={4}>
              <p>{memberMessages.businessHelp}</p>
              <BusinessForm suggested={suggested} onDone={finish} onLater={optional ? putOff : undefined} />
            </Stack>
          </Card>
        </NarrowPage>
      )}
    </QueryView>
  );
}

function Done() {
  return (
    <EmptyFace
      title={memberMessages.businessSaved}
      action={
        <LinkButton component={Link} to={authPaths.afterLogin} variant="primary">
          {messages.toPanel}
        </LinkButton>
      }
    />
  );
}
