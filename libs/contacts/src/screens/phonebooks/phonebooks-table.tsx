import { fillPath } from '@peyk/shared-module';
import { RowLink } from '@peyk/shared-screens';
import {
  Caption,
  LatinRun,
  LongWords,
  When,
  formatNumber,
  space,
  styled,
  type ActionMenuItem,
  type TableProps,
} from '@peyk/shared-ui';
import type { Phonebook } from '../../api/list-phonebooks';
import { CONTACTS_PATHS } from '../../contacts-paths';
import { messages } from '../../messages';

const words = messages.phonebooks;
const Item = styled('div')({ display: 'grid', justifyItems: 'start', gap: space[1], minInlineSize: 0 });

export const phonebookPath = (id: string) => fillPath(CONTACTS_PATHS.phonebook, { id });

interface PhonebooksTable {
  readonly onOpen: (phonebook: Phonebook) => void;
  readonly actionsOf: (phonebook: Phonebook) => readonly ActionMenuItem[];
  readonly hasActions: boolean;
}

/** How phonebooks are listed: a table on the desktop, a list on the phone. */
export function phonebooksTable({ onOpen, actionsOf, hasActions }: PhonebooksTable): TableProps<Phonebook> {
  return {
    caption: words.caption,
    columns: [
      { key: 'title', head: words.name, always: true, cell: (phonebook) => <TitleLink phonebook={phonebook} /> },
      { key: 'code', head: words.code, width: '18%', cell: ({ code }) => code && <LatinRun>{code}</LatinRun> },
      { key: 'members', head: words.members, width: '14%', cell: (one) => formatNumber(one.members_count) },
      { key: 'created', head: words.created, width: '18%', cell: ({ created_at }) => <When instant={created_at} /> },
    ],
    rowKey: ({ id }) => id,
    rowName: ({ title }) => title,
    onRowPress: onOpen,
    rowActions: hasActions ? actionsOf : undefined,
    mobileItem: (phonebook) => (
      <Item>
        <TitleLink phonebook={phonebook} />
        <Caption>{words.people(phonebook.members_count)}</Caption>
      </Item>
    ),
  };
}

function TitleLink({ phonebook: { id, title } }: { readonly phonebook: Phonebook }) {
  return (
    <RowLink to={phonebookPath(id)}>
      <bdi>
        <LongWords>{title}</LongWords>
      </bdi>
    </RowLink>
  );
}
