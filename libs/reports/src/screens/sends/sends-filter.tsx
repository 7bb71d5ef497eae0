import { styled } from '@mui/material/styles';
import { SEND_STATES, toSendState } from '@peyk/shared-sends';
import { Button, SelectBox, Stack, TextField, media, space, type SelectOption } from '@peyk/shared-ui';
import { useState } from 'react';
import { messages } from '../../messages';
import { SMS_TYPES, type SendFilterValues } from '../../model/send-filters';

const words = messages.filter;
const FIELD_MIN_PX = 110;
const LABEL_OFFSET_PX = 25;

const Row = styled('form')({
  display: 'grid',
  gridTemplateColumns: `repeat(4, minmax(${FIELD_MIN_PX}px, 1fr)) auto`,
  gap: space[3],
  alignItems: 'start',
  [media.narrow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.mobile]: { gridTemplateColumns: '1fr' },
});

const Buttons = styled(Stack)({
  flexWrap: 'nowrap',
  marginBlockStart: LABEL_OFFSET_PX,
  [media.narrow]: { gridColumn: '1 / -1', marginBlockStart: 0 },
  [media.mobile]: { marginBlockStart: space[2] },
});

const ALL: SelectOption = { value: '', label: words.all };
const STATE_OPTIONS: readonly SelectOption[] = [
  ALL,
  ...Object.entries(SEND_STATES).flatMap(([value, { label }]) =>
    toSendState(value) === undefined ? [] : [{ value, label }],
  ),
];
const TYPE_OPTIONS: readonly SelectOption[] = [
  ALL,
  ...SMS_TYPES.map((value) => ({ value, label: messages.types[value] })),
];

interface SendsFilterProps {
  readonly values: SendFilterValues;
  readonly onApply: (values: SendFilterValues) => void;
  readonly onClear: () => void;
}

/** What the list of sends is narrowed to. Nothing happens before «اعمال» or Enter. */
export function SendsFilter({ values, onApply, onClear }: SendsFilterProps) {
  const [draft, setDraft] = useState(values);
  const [shown, setShown] = useState(values);
  // The address may change by itself (back, a link); the fields follow it.
  if (JSON.stringify(shown) !== JSON.stringify(values)) {
    setShown(values);
    setDraft(values);
  }
  const change = (key: keyof SendFilterValues) => (value: string) => setDraft({ ...draft, [key]: value });
  const wrongId = draft.id !== undefined && draft.id !== '' && !/^\d{1,19}$/.test(draft.id);
  const apply = () => {
    if (!wrongId) onApply(draft);
  };
  return (
    <Row
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextField
        label={words.text}
        kind="search"
        value={draft.text ?? ''}
        onChange={change('text')}
        maxLength={100}
        onEnter={apply}
      />
      <TextField
        label={words.id}
        kind="digits"
        value={draft.id ?? ''}
        onChange={change('id')}
        maxLength={19}
        onEnter={apply}
        error={wrongId ? words.wrongId : undefined}
      />
      <SelectBox label={words.state} options={STATE_OPTIONS} value={draft.state ?? ''} onChange={change('state')} />
      <SelectBox label={words.type} options={TYPE_OPTIONS} value={draft.type ?? ''} onChange={change('type')} />
      <Buttons row gap={2}>
        <Button type="submit" icon="filter">
          {words.apply}
        </Button>
        <Button variant="quiet" onClick={onClear} disabled={Object.keys(values).length === 0}>
          {words.clear}
        </Button>
      </Buttons>
    </Row>
  );
}
