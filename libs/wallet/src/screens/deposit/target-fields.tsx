import {
  CopyButton,
  EmptyFace,
  Fact,
  Facts,
  LatinRun,
  RadioGroup,
  type FieldProps,
  type RadioOption,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import type { DepositMethod, DepositTarget } from '../../api/deposits';
import { depositMessages as words } from '../../deposit-messages';

const KINDS = { card_to_card: 'card', bank_transfer: 'account' } as const;

export const targetsOf = (targets: readonly DepositTarget[], method: DepositMethod) =>
  targets.filter(({ kind }) => kind === KINDS[method]);

/** A card in groups of four, as it stands on the plastic. */
const shown = ({ kind, number }: DepositTarget) =>
  toPersianDigits(kind === 'card' ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number);

const optionOf = (target: DepositTarget): RadioOption => ({
  value: target.id,
  label: target.bank,
  description: (
    <>
      <LatinRun>{shown(target)}</LatinRun>
      <br />
      {target.owner}
    </>
  ),
});

interface TargetFieldsProps extends Omit<FieldProps<string>, 'label'> {
  readonly method: DepositMethod;
  readonly targets: readonly DepositTarget[];
}

/** Where the money was transferred to; the chosen one can be copied into the app of a bank. */
export function TargetFields({ method, targets, ...field }: TargetFieldsProps) {
  const offered = targetsOf(targets, method);
  const chosen = offered.find(({ id }) => id === field.value);
  if (offered.length === 0) return <EmptyFace title={words.noTargetTitle} help={words.noTargetHelp} />;
  return (
    <>
      <RadioGroup {...field} label={words.targets[method]} options={offered.map(optionOf)} cards required />
      {chosen !== undefined && <ChosenTarget target={chosen} />}
    </>
  );
}

function ChosenTarget({ target }: { readonly target: DepositTarget }) {
  const { kind, number, sheba, owner } = target;
  return (
    <Facts look="lined">
      <Fact name={words.number[kind]}>
        <LatinRun>{shown(target)}</LatinRun> <CopyButton text={number} what={words.number[kind]} />
      </Fact>
      {sheba !== null && (
        <Fact name={words.sheba}>
          <LatinRun>{sheba}</LatinRun> <CopyButton text={sheba} what={words.sheba} />
        </Fact>
      )}
      <Fact name={words.owner}>{owner}</Fact>
    </Facts>
  );
}
