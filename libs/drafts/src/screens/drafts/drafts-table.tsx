import { DraftChip, type Draft, type DraftGroup, type TextPrice } from '@peyk/shared-screens';
import {
  Caption,
  LongWords,
  Money,
  When,
  formatNumber,
  space,
  styled,
  type ActionMenuItem,
  type Column,
  type TableProps,
} from '@peyk/shared-ui';
import { messages } from '../../messages';

const NAME_CHARS = 40;

const Item = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1], minInlineSize: 0 });
const Text = styled('div')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

interface DraftsTable {
  /** To name the group of each row; undefined where all rows are of one. */
  readonly groups: readonly DraftGroup[] | undefined;
  readonly priceOf: (text: string) => TextPrice;
  /** Absent for those who may not edit. */
  readonly onEdit: ((draft: Draft) => void) | undefined;
  /** Opens it in the composer; absent for those who may not send. */
  readonly onOpen: ((draft: Draft) => void) | undefined;
}

/** How drafts are listed: a table on the desktop, a list on the phone. */
export function draftsTable({ groups, priceOf, onEdit, onOpen }: DraftsTable): TableProps<Draft> {
  const groupOf = ({ group_id }: Draft) => groups?.find(({ id }) => id === group_id)?.title ?? '';
  const partsOf = ({ text }: Draft) => formatNumber(priceOf(text).parts);
  const group: Column<Draft> = { key: 'group', head: messages.group, width: '20%', lines: 2, cell: groupOf };
  return {
    caption: messages.caption,
    columns: [
      { key: 'text', head: messages.text, always: true, cell: (draft) => <DraftText draft={draft} /> },
      ...(groups === undefined ? [] : [group]),
      { key: 'parts', head: messages.parts, width: '10%', cell: partsOf },
      { key: 'price', head: messages.price, width: '14%', cell: ({ text }) => <Price rial={priceOf(text).rial} /> },
      { key: 'changed', head: messages.changed, width: '18%', cell: ({ updated_at }) => <When instant={updated_at} /> },
    ],
    rowKey: ({ id }) => id,
    rowName: ({ text }) => text.slice(0, NAME_CHARS),
    onRowPress: onEdit,
    rowActions: (onEdit ?? onOpen) && actionsOf({ onEdit, onOpen }),
    mobileItem: (draft) => (
      <Item>
        <DraftText draft={draft} />
        <Caption>
          {[groupOf(draft), `${partsOf(draft)} ${messages.parts}`].filter((part) => part !== '').join('، ')}
          {priceOf(draft.text).rial !== undefined && '، '}
          <Price rial={priceOf(draft.text).rial} unit />
        </Caption>
      </Item>
    ),
  };
}

function actionsOf({ onEdit, onOpen }: Pick<DraftsTable, 'onEdit' | 'onOpen'>) {
  return (draft: Draft): ActionMenuItem[] => [
    ...(onOpen ? [{ key: 'open', label: messages.open, icon: 'send' as const, onSelect: () => onOpen(draft) }] : []),
    ...(onEdit ? [{ key: 'edit', label: messages.edit, icon: 'pencil' as const, onSelect: () => onEdit(draft) }] : []),
  ];
}

function Price({ rial, unit = false }: { readonly rial: string | undefined; readonly unit?: boolean }) {
  return rial === undefined ? null : <Money rial={rial} withoutUnit={!unit} />;
}

function DraftText({ draft }: { readonly draft: Draft }) {
  return (
    <Item>
      <Text>
        <bdi>
          <LongWords>{draft.text}</LongWords>
        </bdi>
      </Text>
      {draft.settings !== null && (
        <div>
          <DraftChip draft={draft} />
        </div>
      )}
    </Item>
  );
}
