import { Card, EmptyFace, ErrorFace, ForbiddenFace, QueryView, SkeletonRows } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { paymentMethodsQuery } from '../../api/payments';
import { paymentMessages as words } from '../../payment-messages';
import { GatewayForm } from './gateway-form';

/** Paying through the gateway of the installation, where it has one. */
export default function GatewayMethod() {
  const query = useQuery(paymentMethodsQuery());
  return (
    <QueryView
      query={query}
      loading={
        <Card>
          <SkeletonRows count={3} />
        </Card>
      }
      isEmpty={({ gateways }) => gateways.length === 0}
      empty={
        <Card>
          <EmptyFace drawing="wallet" title={words.noGatewayTitle} help={words.noGatewayHelp} />
        </Card>
      }
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {(methods) => <GatewayForm methods={methods} />}
    </QueryView>
  );
}
