import { size, space } from '@peyk/shared-ui';
import { laterRecipients } from '../../components/later-recipients';
import { messages } from '../../messages';
import { PHONEBOOK_WAY } from '../../model/ways/phonebook-way';
import { ComposeScreen } from '../compose/compose-screen';

const Recipients = laterRecipients(() => import('./people-field'), 3 * size.control + space[6]);

/** One text to people out of the contacts: phonebooks or a part of them, chosen contacts, a saved filter. */
export default function PhonebookScreen() {
  return <ComposeScreen title={messages.compose.phonebook} way={PHONEBOOK_WAY} Recipients={Recipients} />;
}
