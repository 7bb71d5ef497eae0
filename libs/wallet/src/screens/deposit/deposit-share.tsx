import { Caption, Card, CardTitle, Fact, Facts, Money } from '@peyk/shared-ui';
import { depositMessages as words } from '../../deposit-messages';
import { shareOf } from '../../model/deposit-form';

/** What becomes of the amount, before it is sent. */
export function DepositShare({ amount }: { readonly amount: string }) {
  const share = shareOf(amount);
  return (
    <Card>
      <CardTitle>{words.willBeCredited}</CardTitle>
      <Facts>
        <Fact name={words.transferred}>{share === undefined ? '—' : <Money rial={String(BigInt(amount))} />}</Fact>
        <Fact name={words.tax}>{share === undefined ? '—' : <Money rial={share.tax} sign="−" />}</Fact>
        <Fact name={words.creditedWord} strong>
          {share === undefined ? '—' : <Money rial={share.credited} />}
        </Fact>
      </Facts>
      <Caption>{words.waits}</Caption>
    </Card>
  );
}
