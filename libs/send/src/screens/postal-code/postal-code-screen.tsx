import { size, space } from '@peyk/shared-ui';
import { laterRecipients } from '../../components/later-recipients';
import { messages } from '../../messages';
import { POSTAL_CODE_WAY } from '../../model/ways/bank-ways';
import { ComposeScreen } from '../compose/compose-screen';

const Recipients = laterRecipients(() => import('./postal-code-field'), 4 * size.control + space[16]);

/** One text to people of the bank, by their postal code. */
export default function PostalCodeScreen() {
  return <ComposeScreen title={messages.compose.postalCode} way={POSTAL_CODE_WAY} Recipients={Recipients} />;
}
