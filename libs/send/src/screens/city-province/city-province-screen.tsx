import { size, space } from '@peyk/shared-ui';
import { laterRecipients } from '../../components/later-recipients';
import { messages } from '../../messages';
import { COUNTRY_WAY } from '../../model/ways/bank-ways';
import { ComposeScreen } from '../compose/compose-screen';

const Recipients = laterRecipients(() => import('./city-province-field'), 4 * size.control + space[16]);

/** One text to people of the bank, by where they live. */
export default function CityProvinceScreen() {
  return <ComposeScreen title={messages.compose.country} way={COUNTRY_WAY} Recipients={Recipients} />;
}
