import { useMay } from '@peyk/shared-store';
import { Link } from 'react-router';
import { priceMessages } from '../../price-messages';
import { OTHER_PATHS } from '../../send-paths';

const words = priceMessages.price;

/** That the wallet holds too little for the send, and what to do: what was written stays where it is meanwhile. */
export function ShortOfCredit() {
  const mayCharge = useMay('wallet.charge');
  return (
    <p role="alert">
      {words.short}. {mayCharge ? <Link to={OTHER_PATHS.credit}>{words.charge}</Link> : words.askForCredit}
    </p>
  );
}
