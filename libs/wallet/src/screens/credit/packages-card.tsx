import { describeError } from '@peyk/shared-api-client';
import {
  Button,
  Caption,
  Card,
  CardTitle,
  Notice,
  Stack,
  font,
  formatNumber,
  radius,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { chargePackagesQuery, selectChargePackage, type ChargePackage } from '../../api/offers';
import { paymentMethodsQuery, type GatewayName } from '../../api/payments';
import { callbackUrl, leaveTo } from '../../model/leave-to';
import { offerMessages as words } from '../../offer-messages';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Tile = styled('li')({
  display: 'grid',
  alignContent: 'space-between',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.card,
  background: tone.sunken,
});
const Amount = styled('span')({ fontSize: font.lead, fontWeight: font.bold });
const Bonus = styled('span')({ color: tone.turquoiseText, fontWeight: font.medium });

/** Packages of credit; nothing is shown where the installation offers none, or has no gateway. */
export default function PackagesCard() {
  const { data: packages } = useQuery(chargePackagesQuery());
  const { data: methods } = useQuery(paymentMethodsQuery());
  const gateway = methods?.gateways[0]?.name;
  const paying = useMutation({
    mutationFn: ({ offered, by }: { offered: ChargePackage; by: GatewayName }) =>
      selectChargePackage(offered, { callbackUrl: callbackUrl(), gateway: by }),
    retry: false,
    onSuccess: ({ url }) => leaveTo(url),
  });
  if (!packages || packages.items.length === 0 || gateway === undefined) return null;
  const isBusy = paying.isPending || paying.isSuccess;
  return (
    <Card>
      <Stack gap={4}>
        <CardTitle>{words.packages}</CardTitle>
        <Caption>{words.packagesHelp}</Caption>
        <Grid>
          {packages.items.map((offered) => (
            <Tile key={offered.id}>
              <PackageFace offered={offered} />
              <Button
                onClick={() => paying.mutate({ offered, by: gateway })}
                busy={isBusy && paying.variables?.offered.id === offered.id}
                disabled={isBusy}
                aria-label={words.buyLabel(offered.title)}
              >
                {words.buy}
              </Button>
            </Tile>
          ))}
        </Grid>
        {paying.isError && <Notice tone="danger">{describeError(paying.error)}</Notice>}
      </Stack>
    </Card>
  );
}

function PackageFace({ offered }: { readonly offered: ChargePackage }) {
  const { title, description, amount, bonus, most_each } = offered;
  const hasBonus = Number(bonus) > 0;
  return (
    <Stack gap={1}>
      <strong>{title}</strong>
      <Amount>{words.pays(formatNumber(amount))}</Amount>
      {hasBonus ? <Bonus>{words.bonus(formatNumber(bonus))}</Bonus> : <Caption>{words.noBonus}</Caption>}
      {description !== '' && <Caption>{description}</Caption>}
      {hasBonus && most_each !== null && <Caption>{words.mostEach(formatNumber(String(most_each)))}</Caption>}
    </Stack>
  );
}
