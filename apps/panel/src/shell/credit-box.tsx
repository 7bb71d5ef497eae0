import { useMay } from '@peyk/shared-store';
import { creditQuery, isCreditLow } from '@peyk/shared-api-client';
import {
  Icon,
  IconButton,
  Money,
  Skeleton,
  floorRial,
  font,
  media,
  motion,
  radius,
  size,
  space,
  styled,
  tone,
  useCountUp,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

/** Where the plus leads who may fill the wallet, and who may only see it. */
const PLUS_PATHS = { charge: '/wallet/credit', read: '/wallet/transactions' } as const;

const LOW = 'اعتبار از حد هشدار کمتر است';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingInlineStart: space[3],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.card,
});
const Label = styled('span')({ color: tone.inkSoft, fontSize: font.caption });
const Amount = styled('output')({
  minInlineSize: 88,
  // Where the box is wide, on the phone's page of everything, the buttons go to its end.
  marginInlineEnd: 'auto',
  color: tone.saffronText,
  fontWeight: font.bold,
  textAlign: 'end',
});
const Low = styled('span')({ display: 'inline-grid', verticalAlign: 'text-bottom', marginInlineEnd: space[1] });
const Plus = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control - space[2],
  blockSize: size.control - space[2],
  margin: space[1],
  borderRadius: radius.field,
  background: tone.saffronSoft,
  color: tone.saffronText,
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: tone.hairline },
  [media.touch]: { inlineSize: size.touch, blockSize: size.touch },
});

/** The balance, for those who may see it. Nobody else asks for it. */
export function CreditBox() {
  return useMay('wallet.read') ? <Balance /> : null;
}

/** The balance, floored in rial, with the ways to ask for it again and to the wallet. */
function Balance() {
  const credit = useQuery(creditQuery());
  const plusPath = useMay('wallet.charge') ? PLUS_PATHS.charge : PLUS_PATHS.read;
  return (
    <Root role="group" aria-label="اعتبار">
      <Label>اعتبار</Label>
      <Amount aria-live="polite">
        {credit.data !== undefined ? (
          <>
            {isCreditLow(credit.data) && (
              <Low role="img" aria-label={LOW} title={LOW}>
                <Icon name="warning" size={16} />
              </Low>
            )}
            <CountedMoney rial={credit.data.credit} />
          </>
        ) : credit.isError ? (
          'نامشخص'
        ) : (
          <Skeleton style={{ inlineSize: 88 }} />
        )}
      </Amount>
      <IconButton
        icon="refresh"
        label="تازه کردن اعتبار"
        iconSize={18}
        busy={credit.isFetching}
        onClick={() => void credit.refetch()}
      />
      <Plus to={plusPath} aria-label="رفتن به کیف پول" title="رفتن به کیف پول">
        <Icon name="plus" size={18} />
      </Plus>
    </Root>
  );
}

/** Changes are counted up instead of jumping. Balances are far below 2^53 rial, where numbers are still exact. */
function CountedMoney({ rial }: { readonly rial: string }) {
  const shown = useCountUp(Number(floorRial(rial)));
  return <Money rial={String(shown)} floored />;
}
