import { formatJalali } from '@peyk/shared-jalali';
import { useMay } from '@peyk/shared-store';
import { EmptyFace, LinkButton } from '@peyk/shared-ui';
import { Link } from 'react-router';
import { inFilesMessages as words } from '../in-files-messages';

/** A page of support; here and not among the paths of the reports, which everybody loads. */
const NEW_TICKET_PATH = '/support/create-ticket';

interface InFilesFaceProps {
  /** When they went there. */
  readonly since: string;
  /** What is not to be seen until they are back. */
  readonly what: 'recipients' | 'openers';
}

/** The face of what needs the recipients of an old send: nothing is wrong, they lie in files, and support brings them back. */
export function InFilesFace({ since, what }: InFilesFaceProps) {
  const mayAsk = useMay('ticket.edit');
  const day = formatJalali(since, 'long');
  return (
    <EmptyFace
      title={words.title}
      help={what === 'recipients' ? words.recipientsHelp(day) : words.openersHelp(day)}
      action={
        mayAsk ? (
          <LinkButton component={Link} to={NEW_TICKET_PATH} icon="lifebuoy">
            {words.ask}
          </LinkButton>
        ) : undefined
      }
    />
  );
}
