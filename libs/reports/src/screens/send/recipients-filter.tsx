import { styled } from '@mui/material/styles';
import { Button, SelectBox, TextField, media, space } from '@peyk/shared-ui';
import { useState } from 'react';
import { messages } from '../../messages';
import { RECIPIENT_STATUSES, STATUS_ORDER } from '../../model/recipient-status';

const words = messages.filter;
const FIELD_PX = 200;
const LABEL_OFFSET_PX = 25;
const NUMBER_SHAPE = /^\d{3,14}$/;

const Row = styled('form')({
  display: 'grid',
  gridTemplateColumns: `${FIELD_PX}px ${FIELD_PX}px auto 1fr`,
  gap: space[3],
  alignItems: 'start',
  padding: space[4],
  paddingBlockStart: 0,
  '& > button': { marginBlockStart: LABEL_OFFSET_PX, justifySelf: 'start' },
  [media.mobile]: { gridTemplateColumns: '1fr', '& > button': { marginBlockStart: 0 } },
});

const OPTIONS = [
  { value: '', label: words.all },
  ...STATUS_ORDER.map((status) => ({ value: String(status), label: RECIPIENT_STATUSES[status].label })),
];

export interface RecipientFilterValues {
  readonly status?: string;
  readonly number?: string;
}

interface RecipientsFilterProps {
  readonly values: RecipientFilterValues;
  readonly onApply: (values: RecipientFilterValues) => void;
}

/** Narrows the recipients to one status, at once, or to one number, with Enter. */
export function RecipientsFilter({ values, onApply }: RecipientsFilterProps) {
  const [number, setNumber] = useState(values.number ?? '');
  const isWrong = number !== '' && !NUMBER_SHAPE.test(number);
  const apply = () => {
    if (!isWrong) onApply({ ...values, number });
  };
  return (
    <Row
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <SelectBox
        label={words.state}
        options={OPTIONS}
        value={values.status ?? ''}
        onChange={(status) => onApply({ number, status })}
      />
      <TextField
        label={words.number}
        kind="tel"
        value={number}
        maxLength={14}
        onChange={setNumber}
        onEnter={apply}
        error={isWrong ? words.wrongNumber : undefined}
      />
      <Button type="submit" icon="search">
        {words.apply}
      </Button>
    </Row>
  );
}
