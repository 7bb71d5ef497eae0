import { MIN_BANK_RECIPIENTS } from '@peyk/shared-sms';
import { Button, Caption, Stack, TextField, font, media, space, styled, tone } from '@peyk/shared-ui';
import {
  NO_BANK,
  operatorsOf,
  wantedOf,
  type BankBy,
  type BankOperator,
  type BankPeople,
  type OperatorPart,
} from '../../model/bank';
import { bankWords as words } from './bank-words';

/** A send has no more; the contract's own limit. */
const MAX = 1_000_000;

const Rows = styled('div')({ display: 'grid', gap: space[3] });
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(0, 10em))',
  gap: space[4],
  alignItems: 'center',
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${tone.hairline}`,
  [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > :first-of-type': { gridColumn: '1 / -1' } },
});
const Name = styled('div')({ display: 'grid', '& > strong': { fontWeight: font.medium } });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

interface OperatorFieldsProps {
  readonly by: BankBy;
  readonly bank: BankPeople;
  /** How many there are; undefined while they are counted. */
  readonly found: Readonly<Record<BankOperator, number>> | undefined;
  readonly onChange: (changed: Partial<BankPeople>) => void;
}

/** How many of each operator, and from where on. */
export function OperatorFields({ by, bank, found, onChange }: OperatorFieldsProps) {
  const operators = operatorsOf(by);
  const change = (operator: BankOperator, part: Partial<OperatorPart>) =>
    onChange({ parts: { ...bank.parts, [operator]: { ...bank.parts[operator], ...part } } });
  const takeAll = () => {
    let left = MAX;
    const parts = operators.map((operator) => {
      const size = Math.min(left, found?.[operator] ?? 0);
      left -= size;
      return [operator, { from: '', size: size === 0 ? '' : String(size) }] as const;
    });
    onChange({ parts: { ...NO_BANK.parts, ...Object.fromEntries(parts) } });
  };
  const wanted = wantedOf(bank, operators);
  return (
    <Stack gap={3}>
      <Rows>
        {operators.map((operator) => (
          <Row key={operator}>
            <Name>
              <strong>{words.operators[operator]}</strong>
              <Caption>{found === undefined ? words.counting : words.found(found[operator])}</Caption>
            </Name>
            <TextField
              label={words.size(words.operators[operator])}
              labelHidden
              placeholder={words.sizeShort}
              kind="digits"
              value={bank.parts[operator].size}
              onChange={(size) => change(operator, { size })}
            />
            <TextField
              label={words.from(words.operators[operator])}
              labelHidden
              placeholder={words.fromShort}
              kind="digits"
              value={bank.parts[operator].from}
              onChange={(from) => change(operator, { from })}
            />
          </Row>
        ))}
      </Rows>
      <Actions>
        <Button onClick={takeAll} disabled={found === undefined}>
          {words.takeAll}
        </Button>
        {wanted > 0 && (
          <Button variant="quiet" onClick={() => onChange({ parts: NO_BANK.parts })}>
            {words.takeNone}
          </Button>
        )}
        <Caption role="status">{words.chosen(wanted, MIN_BANK_RECIPIENTS)}</Caption>
      </Actions>
    </Stack>
  );
}
