import { useState, type FormEvent } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { Notice } from '../feedback/notice';
import { TextField } from '../fields/text-field';
import { styled } from '../theme/styled';
import { font, radius, size, space, tone } from '../tokens';
import { useFilterPanel } from './filter-context';
import { FIELD_TOP_PX } from './filter-look';
import { filterWords } from './filter-words';
import { nameProblem, type SavedFilter } from './saved-filter-list';
import type { SavedFiltersPort } from './saved-filters';

const NOT_KEPT = 'مرورگر اجازهٔ نگه‌داری نمی‌دهد؛ این تغییر تا بستن صفحه می‌ماند.';
const WIDTH_PX = 340;

const Body = styled('div')({ display: 'grid', gap: space[3], inlineSize: `min(${WIDTH_PX}px, 100%)` });
const Title = styled('h3')({ fontSize: font.body, fontWeight: font.bold });
const Row = styled('li')({ display: 'flex', alignItems: 'center', gap: space[1] });
const Apply = styled('button')({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: size.touch,
  display: 'grid',
  alignContent: 'center',
  paddingInline: space[2],
  border: 0,
  borderRadius: radius.field,
  background: 'transparent',
  color: tone.ink,
  fontFamily: 'inherit',
  fontSize: font.body,
  textAlign: 'start',
  cursor: 'pointer',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > small': { color: tone.inkSoft, fontSize: font.caption },
  '&:hover': { background: tone.lapisSoft },
});
const NameForm = styled('form')({
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  flex: 1,
  '& > div:first-of-type': { flex: 1 },
});
const Help = styled('p')({ color: tone.inkSoft, fontSize: font.caption });

interface SavedBodyProps {
  readonly port: SavedFiltersPort;
  readonly onDone: () => void;
}

/** The saved filters themselves; loaded when someone asks for them. */
export default function SavedBody({ port: { items, onChange }, onDone }: SavedBodyProps) {
  const { applyValues } = useFilterPanel();
  const [isKept, setKept] = useState(true);
  const [renamed, setRenamed] = useState<string | null>(null);
  /** The list as it was before something was deleted, for as long as nothing else has changed. */
  const [deleted, setDeleted] = useState<readonly SavedFilter[] | null>(null);
  const change = (next: readonly SavedFilter[], undoable: readonly SavedFilter[] | null = null) => {
    setDeleted(undoable);
    setKept(onChange(next));
  };
  const remove = (name: string) =>
    change(
      items.filter((item) => item.name !== name),
      items,
    );
  const rename = (from: string, to: string) => {
    change(items.map((item) => (item.name === from ? { ...item, name: to } : item)));
    setRenamed(null);
  };
  return (
    <Body>
      <Title>فیلترهای من</Title>
      {items.length === 0 && <Help>هنوز فیلتری نگه نداشته‌اید.</Help>}
      <ul aria-label="فیلترهای نگه‌داشته">
        {items.map((item) => (
          <Row key={item.name}>
            {renamed === item.name ? (
              <NameField items={items} except={item.name} verb="ذخیرهٔ نام" onName={(name) => rename(item.name, name)} />
            ) : (
              <SavedRow
                item={item}
                onApply={() => {
                  applyValues(item.values);
                  onDone();
                }}
                onRename={() => setRenamed(item.name)}
                onRemove={() => remove(item.name)}
              />
            )}
          </Row>
        ))}
      </ul>
      {deleted !== null && (
        <Notice tone="info">
          فیلتر حذف شد.{' '}
          <Button variant="quiet" onClick={() => change(deleted)}>
            برگرداندن
          </Button>
        </Notice>
      )}
      {!isKept && <Notice tone="attention">{NOT_KEPT}</Notice>}
      <SavePresent items={items} onSave={(item) => change([...items, item])} />
    </Body>
  );
}

interface SavedRowProps {
  readonly item: SavedFilter;
  readonly onApply: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function SavedRow({ item: { name, values }, onApply, onRename, onRemove }: SavedRowProps) {
  const { fields } = useFilterPanel();
  const summary = fields.flatMap((field) => {
    const value = values[field.key];
    return value === undefined ? [] : [`${field.label}: ${filterWords(field, value)}`];
  });
  return (
    <>
      <Apply type="button" onClick={onApply} title={summary.join('؛ ')}>
        <bdi>{name}</bdi>
        <small>{summary.join('؛ ')}</small>
      </Apply>
      <IconButton icon="pencil" iconSize={18} label={`تغییر نام ${name}`} onClick={onRename} />
      <IconButton icon="trash" iconSize={18} label={`حذف ${name}`} onClick={onRemove} />
    </>
  );
}

interface SavePresentProps {
  readonly items: readonly SavedFilter[];
  readonly onSave: (item: SavedFilter) => void;
}

/** What is applied now can be saved; what only stands in the fields is applied first. */
function SavePresent({ items, onSave }: SavePresentProps) {
  const { values, activeCount } = useFilterPanel();
  if (activeCount === 0) return <Help>برای نگه‌داشتن، نخست فیلتری را اعمال کنید.</Help>;
  return <NameField items={items} verb="نگه‌داری" onName={(name) => onSave({ name, values })} key={items.length} />;
}

interface NameFieldProps {
  readonly items: readonly SavedFilter[];
  readonly except?: string;
  readonly verb: string;
  readonly onName: (name: string) => void;
}

function NameField({ items, except, verb, onName }: NameFieldProps) {
  const [name, setName] = useState(except ?? '');
  const [isChecked, setChecked] = useState(false);
  const problem = nameProblem(items, name, except);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A popover is drawn inside the form of the panel for React: the panel must not apply because a name was given.
    event.stopPropagation();
    setChecked(true);
    if (problem === undefined) onName(name.trim());
  };
  return (
    <NameForm noValidate onSubmit={submit}>
      <TextField
        label={except === undefined ? 'نام برای فیلتر کنونی' : 'نام تازه'}
        value={name}
        onChange={setName}
        error={isChecked ? problem : undefined}
        autoFocus={except !== undefined}
      />
      <span style={{ marginBlockStart: FIELD_TOP_PX }}>
        <Button type="submit">{verb}</Button>
      </span>
    </NameForm>
  );
}
