import { LinkButton } from '@peyk/shared-ui';
import { Link } from 'react-router';
import { CONTACTS_PATHS } from '../contacts-paths';
import { fileWords } from './file-words';

/** Where a file of contacts is imported; from a phonebook all of its rows come into that. */
export function importPath(phonebookId: string | undefined): string {
  return phonebookId === undefined ? CONTACTS_PATHS.import : `${CONTACTS_PATHS.import}?phonebook=${phonebookId}`;
}

export function ImportLink({ phonebookId }: { readonly phonebookId: string | undefined }) {
  return (
    <LinkButton component={Link} to={importPath(phonebookId)}>
      {fileWords.import}
    </LinkButton>
  );
}
