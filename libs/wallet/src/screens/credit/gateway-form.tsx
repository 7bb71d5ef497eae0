import { limits as contractLimits } from '@peyk/shared-contract';
import { useServerForm } from '@peyk/shared-screens';
import {
  Button,
  Caption,
  Card,
  CardTitle,
  Fact,
  Facts,
  Money,
  Notice,
  RadioGroup,
  Stack,
  TextField,
  formatNumber,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { startPayment, type PaymentMethods } from '../../api/payments';
import { promotionsQuery } from '../../api/offers';
import { bestBonus } from '../../model/bonus';
import { callbackUrl, leaveTo } from '../../model/leave-to';
import { gatewayOf, paymentSchema, takesDescription, totalOf, type PaymentValues } from '../../model/payment-form';
import { inWords } from '../../model/rial-in-words';
import { offerMessages } from '../../offer-messages';
import { paymentMessages as words } from '../../payment-messages';
import { PromotionLines } from './promotion-lines';

/** How much, what it costs with the tax, and the way to the bank. */
export function GatewayForm({ methods }: { readonly methods: PaymentMethods }) {
  const { ref, form, bind, onSubmit, isBusy, problem } = useServerForm({
    initialValues: { amount: '', description: '', gateway: methods.gateways[0]?.name ?? '' },
    schema: paymentSchema(methods),
    submit: ({ amount, description, gateway }: PaymentValues) =>
      startPayment({
        amount: String(BigInt(amount)),
        callbackUrl: callbackUrl(),
        gateway: gatewayOf(methods, gateway),
        ...(description.trim() !== '' && takesDescription(methods, gateway) && { description: description.trim() }),
      }),
    onDone: ({ url }) => leaveTo(url),
  });
  const { data: { items: promotions } = { items: [] } } = useQuery(promotionsQuery());
  const total = totalOf(form.values.amount, methods);
  const bonus = total && bestBonus(promotions, total.amount);
  const limits = words.limits(formatNumber(methods.minimum), formatNumber(methods.maximum));
  const said = total && words.words(inWords(Number(total.amount)), formatNumber(String(BigInt(total.amount) / 10n)));
  return (
    <form ref={ref} noValidate onSubmit={onSubmit}>
      <Card>
        <Stack gap={5}>
          <CardTitle>{words.gateway}</CardTitle>
          <Caption>{words.gatewayHelp}</Caption>
          <PromotionLines promotions={promotions} />
          <TextField
            {...bind('amount')}
            label={words.amount}
            kind="digits"
            maxLength={methods.maximum.length}
            unit={words.unit}
            hint={said ?? limits}
            required
          />
          {methods.gateways.length > 1 && (
            <RadioGroup
              {...bind('gateway')}
              label={words.chooseGateway}
              options={methods.gateways.map(({ name, title }) => ({ value: name, label: title }))}
            />
          )}
          {takesDescription(methods, form.values.gateway) && (
            <TextField
              {...bind('description')}
              label={words.description}
              maxLength={contractLimits.startPaymentLimits.description.maxLength}
              hint={words.descriptionHint}
            />
          )}
          <Facts look="lined">
            <Fact name={words.credited}>{total ? <Money rial={total.amount} /> : '—'}</Fact>
            {bonus !== undefined && (
              <Fact name={offerMessages.bonusFact}>
                <Money rial={bonus.rial} />
              </Fact>
            )}
            <Fact name={words.tax(formatNumber(String(methods.tax_percent)))}>
              {total ? <Money rial={total.tax} /> : '—'}
            </Fact>
            <Fact name={words.total} strong>
              {total ? <Money rial={total.total} /> : '—'}
            </Fact>
          </Facts>
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
          <Button type="submit" variant="primary" busy={isBusy}>
            {words.pay}
          </Button>
          <Caption>{words.leaving}</Caption>
        </Stack>
      </Card>
    </form>
  );
}
