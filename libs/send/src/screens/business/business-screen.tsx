import { size, space } from '@peyk/shared-ui';
import { laterRecipients } from '../../components/later-recipients';
import { messages } from '../../messages';
import { JOB_WAY } from '../../model/ways/bank-ways';
import { ComposeScreen } from '../compose/compose-screen';

const Recipients = laterRecipients(() => import('./business-field'), 4 * size.control + space[16]);

/** One text to people of the bank, by their trade. */
export default function BusinessScreen() {
  return <ComposeScreen title={messages.compose.business} way={JOB_WAY} Recipients={Recipients} />;
}
