import { Caption, Card, CardTitle, StatusChip, font, space, styled, tone } from '@peyk/shared-ui';
import { Prose } from '../../components/prose';
import { documentsMessages as messages } from '../../documents-messages';
import { depthOf, typeWords } from '../../model/field-words';
import type { Operation } from '../../model/reference';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${tone.hairline}`,
  '&:first-of-type': { borderBlockStart: 'none' },
  // A step for each object that it stands in; the last depth that is told.
  '&[data-depth="1"]': { paddingInlineStart: space[5] },
  '&[data-depth="2"]': { paddingInlineStart: space[8] },
});
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
const Name = styled('code')({ fontWeight: font.bold, overflowWrap: 'anywhere' });

/** What is asked: name, type, limits, and what it means. */
export function Fields({ operation: { fields } }: { readonly operation: Operation }) {
  return (
    <Card>
      <CardTitle>{messages.fields}</CardTitle>
      {fields.length === 0 ? (
        <p>{messages.noFields}</p>
      ) : (
        <List>
          {fields.map((field) => (
            <FieldRow key={field.name} field={field} />
          ))}
        </List>
      )}
    </Card>
  );
}

function FieldRow({ field }: { readonly field: Operation['fields'][number] }) {
  const { name, isRequired, about, choices, example } = field;
  return (
    <Item data-depth={depthOf(field)}>
      <Head>
        <Name dir="ltr">{name}</Name>
        <Caption>{typeWords(field)}</Caption>
        {isRequired && (
          <StatusChip tone="attention" icon="info">
            {messages.required}
          </StatusChip>
        )}
      </Head>
      {about !== undefined && (
        <span>
          <Prose text={about} />
        </span>
      )}
      {choices && <Told name={messages.choices} values={choices} />}
      {example !== undefined && <Told name={messages.example} values={[example]} />}
    </Item>
  );
}

function Told({ name, values }: { readonly name: string; readonly values: readonly (string | number | boolean)[] }) {
  return (
    <Caption>
      {name} <Prose text={values.map((value) => `\`${value}\``).join(messages.between)} />
    </Caption>
  );
}
