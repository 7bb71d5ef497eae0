import { size, space } from '@peyk/shared-ui';
import { laterRecipients } from '../../components/later-recipients';
import { KEYWORD_WAY } from '../../model/ways/own-text-ways';
import { ComposeScreen } from '../compose/compose-screen';
import { KeywordMessage } from './keyword-message';

const Recipients = laterRecipients(() => import('./keyword-field'), 3 * size.control + space[16]);

/** One text with variables, filled in for each recipient. */
export default function KeywordScreen() {
  return <ComposeScreen title="ارسال با متغیر" way={KEYWORD_WAY} Recipients={Recipients} Message={KeywordMessage} />;
}
