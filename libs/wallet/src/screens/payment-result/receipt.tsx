import {
  Button,
  Card,
  CardTitle,
  Fact,
  Facts,
  LatinRun,
  LinkButton,
  Money,
  Notice,
  Stack,
  When,
  formatNumber,
  size,
  space,
  styled,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { Link } from 'react-router';
import type { Payment } from '../../api/payments';
import { codeText } from '../../model/code-text';
import { offerMessages } from '../../offer-messages';
import { paymentMessages as words } from '../../payment-messages';
import { WALLET_PATHS } from '../../wallet-paths';

const FACES = {
  credited: { tone: 'alive', title: words.creditedTitle },
  failed: { tone: 'danger', title: words.failedTitle, help: words.failedHelp },
  returned: { tone: 'info', title: words.returnedTitle, help: words.returnedHelp },
  waiting: { tone: 'attention', title: words.waitingTitle, help: words.waitingHelp },
} as const;

const Sheet = styled('div')({ maxInlineSize: size.form + space[16] });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media print': { display: 'none' },
});

/** What has become of a payment, to be kept or printed. */
export function Receipt({ payment }: { readonly payment: Payment }) {
  const { state, id, amount, tax, payable, bonus, tracking_code, card, settled_at, created_at } = payment;
  const face = FACES[state];
  const help = 'help' in face ? face.help : words.creditedHelp(formatNumber(amount));
  return (
    <Sheet>
      <Card>
        <Stack gap={4}>
          <CardTitle>{face.title}</CardTitle>
          <Notice tone={face.tone}>{help}</Notice>
          <Facts look="lined">
            {tracking_code !== null && (
              <Fact name={words.tracking} strong>
                <LatinRun>{codeText(tracking_code)}</LatinRun>
              </Fact>
            )}
            <Fact name={words.paymentId}>{toPersianDigits(id)}</Fact>
            <Fact name={words.credited}>{<Money rial={amount} />}</Fact>
            {Number(bonus) > 0 && <Fact name={offerMessages.bonusFact}>{<Money rial={bonus} />}</Fact>}
            <Fact name={words.tax('۱۰')}>{<Money rial={tax} />}</Fact>
            <Fact name={words.total}>{<Money rial={payable} />}</Fact>
            {card !== null && (
              <Fact name={words.card}>
                <LatinRun>{toPersianDigits(card)}</LatinRun>
              </Fact>
            )}
            <Fact name={words.time}>
              <When instant={settled_at ?? created_at} as="full" />
            </Fact>
          </Facts>
          <Actions>
            {state === 'credited' && (
              <LinkButton component={Link} to={WALLET_PATHS.transactions} variant="primary">
                {words.transactions}
              </LinkButton>
            )}
            {(state === 'failed' || state === 'returned') && (
              <LinkButton component={Link} to={WALLET_PATHS.credit} variant="primary">
                {words.again}
              </LinkButton>
            )}
            <Button onClick={() => window.print()}>{words.print}</Button>
          </Actions>
        </Stack>
      </Card>
    </Sheet>
  );
}
