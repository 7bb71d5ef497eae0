import { useMay, usePage } from '@peyk/shared-store';
import { Caption, Card, CardTitle, LinkButton, SkeletonRows, Stack, size, space, styled } from '@peyk/shared-ui';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { paymentMessages as words } from '../../payment-messages';
import { WALLET_PATHS } from '../../wallet-paths';
import { CREDIT_METHODS } from './methods';

const Column = styled('div')({ display: 'grid', gap: space[5], maxInlineSize: size.form + space[16] });

/** The ways to fill the wallet. */
export default function CreditScreen() {
  usePage({ title: words.title, hideBack: true });
  const mayDeposit = useMay('wallet.deposit');
  return (
    <Column>
      {CREDIT_METHODS.map(({ key, Form }) => (
        <Suspense key={key} fallback={key === 'gateway' ? <SkeletonRows count={3} /> : null}>
          <Form />
        </Suspense>
      ))}
      {mayDeposit && (
        <Card>
          <Stack gap={3}>
            <CardTitle>{words.otherWays}</CardTitle>
            <Caption>{words.otherWaysHelp}</Caption>
            <LinkButton component={Link} to={WALLET_PATHS.newDeposit} icon="plus">
              {words.writeTransfer}
            </LinkButton>
          </Stack>
        </Card>
      )}
    </Column>
  );
}
