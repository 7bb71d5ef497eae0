import { size, space } from '@peyk/shared-ui';
import { laterRecipients } from '../../components/later-recipients';
import { messages } from '../../messages';
import { MAP_WAY } from '../../model/ways/bank-ways';
import { ComposeScreen } from '../compose/compose-screen';

const Recipients = laterRecipients(() => import('./map-field'), 16 * size.control + space[16]);

/** One text to people of the bank, by an area that is drawn on the map. */
export default function MapScreen() {
  return <ComposeScreen title={messages.compose.map} way={MAP_WAY} Recipients={Recipients} />;
}
