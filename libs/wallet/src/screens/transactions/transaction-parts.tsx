import { fillPath } from '@peyk/shared-module';
import { useMay } from '@peyk/shared-store';
import { LatinRun, Money, font, media, size, styled, tone } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { Link } from 'react-router';
import type { Transaction } from '../../api/list-transactions';
import { messages } from '../../messages';
import { signOf, withoutSign } from '../../model/amount';
import { OTHER_PATHS } from '../../wallet-paths';

const Amount = styled('span')({
  fontWeight: font.medium,
  whiteSpace: 'nowrap',
  '&[data-type="deposit"]': { color: tone.turquoiseText },
});
/** On the phone a finger has to meet it. */
export const Target = styled(Link)({
  [media.touch]: { display: 'inline-flex', alignItems: 'center', minBlockSize: size.touch, minInlineSize: size.touch },
});

/** What came or went, with its sign. */
export function SignedAmount({ transaction, unit }: { readonly transaction: Transaction; readonly unit: boolean }) {
  return (
    <Amount data-type={transaction.type}>
      <Money rial={withoutSign(transaction.amount)} sign={signOf(transaction.type)} withoutUnit={!unit} />
    </Amount>
  );
}

/** The way to the report of a send, for those who may read it. */
export function SendLink({ sendId }: { readonly sendId: string | null }) {
  const mayRead = useMay('report.read');
  if (sendId === null) return <>—</>;
  if (!mayRead) return <LatinRun>{toPersianDigits(sendId)}</LatinRun>;
  return (
    <Target
      to={fillPath(OTHER_PATHS.report, { id: sendId })}
      aria-label={`${messages.openSend} ${toPersianDigits(sendId)}`}
    >
      <LatinRun>{toPersianDigits(sendId)}</LatinRun>
    </Target>
  );
}
