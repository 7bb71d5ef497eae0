import { size, space } from '@peyk/shared-ui';
import { laterRecipients } from '../../components/later-recipients';
import { messages } from '../../messages';
import { FILE_WAY } from '../../model/ways/file-way';
import { ComposeScreen } from '../compose/compose-screen';

const Recipients = laterRecipients(() => import('./file-field'), 2 * size.control + space[16]);

/** One text to the numbers of a file. */
export default function FileScreen() {
  return <ComposeScreen title={messages.compose.file} way={FILE_WAY} Recipients={Recipients} />;
}
