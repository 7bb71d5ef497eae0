import { asksToOptOut } from '@peyk/shared-sms';
import { Button, IconButton, Notice, Stack, TextField, formatNumber, media, space, styled } from '@peyk/shared-ui';
import { CODES_CHARS, CODE_CHARS, MAX_OPTIONS, MIN_OPTIONS, type OptionValues } from '../../model/poll-form';
import { pollMessages as words } from '../../poll-messages';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto',
  gap: space[3],
  alignItems: 'end',
  [media.mobile]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > :nth-of-type(2)': { gridColumn: '1 / -1', gridRow: 2 },
  },
});

interface OptionRowsProps {
  readonly options: readonly OptionValues[];
  readonly error: string | undefined;
  /** The options stay then; their codes may change. */
  readonly hasBegun: boolean;
  readonly onChange: (options: readonly OptionValues[]) => void;
}

/** Options, each with its codes. */
export function OptionRows({ options, error, hasBegun, onChange }: OptionRowsProps) {
  const change = (at: number, part: Partial<OptionValues>) =>
    onChange(options.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <Stack gap={3}>
      {options.map(({ title, codes }, at) => {
        const place = formatNumber(at + 1);
        return (
          // Rows have nothing of their own but their place.
          <Row key={at}>
            <TextField
              label={words.option(place)}
              maxLength={CODE_CHARS}
              value={title}
              disabled={hasBegun}
              onChange={(text) => change(at, { title: text })}
            />
            <TextField
              label={words.codes(place)}
              maxLength={CODES_CHARS}
              {...(asksToOptOut(String(at + 1)) ? undefined : { placeholder: place })}
              value={codes}
              onChange={(text) => change(at, { codes: text })}
            />
            <IconButton
              icon="trash"
              label={words.removeOption(place)}
              disabled={hasBegun || options.length <= MIN_OPTIONS}
              onClick={() => onChange(options.filter((_one, other) => other !== at))}
            />
          </Row>
        );
      })}
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      {!hasBegun && options.length < MAX_OPTIONS && (
        <div>
          <Button icon="plus" onClick={() => onChange([...options, { title: '', codes: '' }])}>
            {words.addOption}
          </Button>
        </div>
      )}
    </Stack>
  );
}
