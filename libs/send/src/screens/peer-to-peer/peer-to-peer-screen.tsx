import { size, space } from '@peyk/shared-ui';
import { laterRecipients } from '../../components/later-recipients';
import { PEER_TO_PEER_WAY } from '../../model/ways/own-text-ways';
import { ComposeScreen } from '../compose/compose-screen';

const Recipients = laterRecipients(() => import('./peer-to-peer-field'), 2 * size.control + space[16]);

/** A number and its text in each row of an Excel file. */
export default function PeerToPeerScreen() {
  return <ComposeScreen title="ارسال نظیر به نظیر" way={PEER_TO_PEER_WAY} Recipients={Recipients} />;
}
