import { formatJalali } from '@peyk/shared-jalali';
import { useMay } from '@peyk/shared-store';
import { EmptyFace, LinkButton } from '@peyk/shared-ui';
import { Link } from 'react-router';
import { inFilesMessages as words } from '../in-files-messages';
import { OTHER_PATHS } from '../reports-paths';

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
          <LinkButton component={Link} to={OTHER_PATHS.newTicket} icon="lifebuoy">
            {words.ask}
          </LinkButton>
        ) : undefined
      }
    />
  );
}
