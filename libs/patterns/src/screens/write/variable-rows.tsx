import {
  MAX_PATTERN_VALUE_CHARS,
  PATTERN_VARIABLE_TYPES,
  type PatternVariable,
  type PatternVariableType,
} from '@peyk/shared-sms';
import { CardTitle, LatinRun, Notice, SelectBox, Stack, TextField, media, space, styled } from '@peyk/shared-ui';
import { messages } from '../../messages';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  [media.mobile]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
});
const OPTIONS = PATTERN_VARIABLE_TYPES.map((value) => ({ value, label: messages.variableTypes[value] }));

const isType = (value: string): value is PatternVariableType =>
  (PATTERN_VARIABLE_TYPES as readonly string[]).includes(value);

interface VariableRowsProps {
  readonly variables: readonly PatternVariable[];
  readonly error: string | undefined;
  readonly onChange: (variable: PatternVariable) => void;
}

/** What each variable of the text may be, and how long. Which there are, the text says. */
export function VariableRows({ variables, error, onChange }: VariableRowsProps) {
  if (variables.length === 0) return null;
  return (
    <Stack gap={2}>
      <CardTitle>{messages.variables}</CardTitle>
      {variables.map((variable) => {
        const { name, type, maxLength } = variable;
        return (
          <Row key={name}>
            <LatinRun>{`{{${name}}}`}</LatinRun>
            <SelectBox
              label={messages.variableType(name)}
              labelHidden
              options={OPTIONS}
              value={type}
              onChange={(value) => isType(value) && onChange({ ...variable, type: value })}
            />
            <TextField
              label={messages.variableLength(name)}
              labelHidden
              kind="digits"
              maxLength={3}
              value={maxLength === 0 ? '' : String(maxLength)}
              onChange={(digits) =>
                onChange({ ...variable, maxLength: Math.min(Number(digits), MAX_PATTERN_VALUE_CHARS) })
              }
              error={maxLength === 0 ? messages.lengthHint : undefined}
            />
          </Row>
        );
      })}
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
    </Stack>
  );
}
