import { creditQuery, describeError, newIdempotencyKey } from '@peyk/shared-api-client';
import { Button, ConfirmDialog, Fact, Facts, Money, Notice, Stack, useToasts } from '@peyk/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { paymentMethodsQuery } from '../../api/payments';
import { buyPlan, payPlan, plansQuery, type Plan } from '../../api/plans';
import { callbackUrl, leaveTo } from '../../model/leave-to';
import { planMessages as words } from '../../plan-messages';

/** Floored: what is there, as the header shows it. */
const wholeOf = (rial: string) => BigInt(rial.split('.')[0] ?? '0');

interface BuyDialogProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** What a plan costs, what is left then, and the two ways to pay it. Mount it to open it. */
export default function BuyDialog({ plan, onClose }: BuyDialogProps) {
  const client = useQueryClient();
  const { show } = useToasts();
  const { data: wallet } = useQuery(creditQuery());
  const { data: methods } = useQuery(paymentMethodsQuery());
  // One key for as long as it is open: pressed twice, it is bought once.
  const key = useRef(newIdempotencyKey());
  const buying = useMutation({
    mutationFn: () => buyPlan(plan, key.current),
    onSuccess: ({ title }) => {
      show({ text: words.bought(title) });
      onClose();
    },
    onSettled: () =>
      Promise.all([plansQuery(), creditQuery()].map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
  });
  const paying = useMutation({
    mutationFn: () => payPlan(plan, callbackUrl()),
    retry: false,
    onSuccess: ({ url }) => leaveTo(url),
  });
  const isShort = wallet !== undefined && Number(wallet.credit) < Number(plan.price);
  const error = buying.error ?? paying.error;
  const hasGateway = methods !== undefined && methods.gateways.length > 0;
  const isLeaving = paying.isPending || paying.isSuccess;
  return (
    <ConfirmDialog
      open
      title={words.buyTitle(plan.title)}
      confirmLabel={words.fromWallet}
      busy={buying.isPending}
      disabled={isShort || isLeaving || wallet === undefined}
      onConfirm={() => buying.mutate()}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Facts look="lined">
          <Fact name={words.walletBalance}>{wallet ? <Money rial={String(wholeOf(wallet.credit))} /> : '—'}</Fact>
          <Fact name={words.priceName}>
            <Money rial={plan.price} />
          </Fact>
          {wallet !== undefined && !isShort && (
            <Fact name={words.balanceAfter} strong>
              <Money rial={String(wholeOf(wallet.credit) - wholeOf(plan.price))} />
            </Fact>
          )}
        </Facts>
        {isShort && <Notice tone="attention">{words.short}</Notice>}
        {isShort && Number(plan.price) < Number(methods?.minimum ?? 0) && (
          <Notice tone="info">{words.gatewayLeast}</Notice>
        )}
        {error !== null && <Notice tone="danger">{describeError(error)}</Notice>}
        {hasGateway && plan.price !== '0' && (
          <Button onClick={() => paying.mutate()} busy={isLeaving} variant={isShort ? 'primary' : 'quiet'}>
            {words.fromGateway}
          </Button>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
