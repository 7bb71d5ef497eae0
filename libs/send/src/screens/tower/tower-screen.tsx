import { size, space } from '@peyk/shared-ui';
import { laterRecipients } from '../../components/later-recipients';
import { messages } from '../../messages';
import { TOWER_WAY } from '../../model/ways/bank-ways';
import { ComposeScreen } from '../compose/compose-screen';

const Recipients = laterRecipients(() => import('./tower-field'), 20 * size.control + space[16]);

/** One text to people of the bank who were near cell towers in some hours of a day. */
export default function TowerScreen() {
  return <ComposeScreen title={messages.compose.tower} way={TOWER_WAY} Recipients={Recipients} />;
}
