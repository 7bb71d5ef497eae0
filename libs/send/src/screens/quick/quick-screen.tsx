import { size, space } from '@peyk/shared-ui';
import { laterRecipients } from '../../components/later-recipients';
import { messages } from '../../messages';
import { QUICK_WAY } from '../../model/ways/quick-way';
import { ComposeScreen } from '../compose/compose-screen';

const Recipients = laterRecipients(() => import('./numbers-field'), size.control + space[6]);

/** Quick send: one text to numbers that are typed or pasted. */
export default function QuickScreen() {
  return <ComposeScreen title={messages.compose.quick} way={QUICK_WAY} Recipients={Recipients} />;
}
