import { parseMobileKey } from '@peyk/shared-sms';
import { fail } from '../fail';
import type { SourceChoice } from '../source.service';
import type { NamedMessage } from './program-messages.repository';

/** The one message of a send that a program gives a name of its own. @throws localIdOfOne */
export function namedMessageOf(choice: SourceChoice, localId: string): NamedMessage {
  const numbers = choice.kind === 'numbers' ? choice.numbers : [];
  const mobile = numbers.length === 1 ? parseMobileKey(numbers[0] ?? '') : -1;
  return mobile < 0 ? fail('localIdOfOne', 'local_id') : { mobile, localId };
}
