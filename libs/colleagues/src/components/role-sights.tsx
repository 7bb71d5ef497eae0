import type { components } from '@peyk/shared-contract';
import { PhonebooksPicker, linesQuery } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { Caption, CardTitle, MultiSelectBox, Stack, Switch, type FieldProps } from '@peyk/shared-ui';
import { describeError } from '@peyk/shared-api-client';
import { toPersianDigits } from '@peyk/shared-validation';
import { useQuery } from '@tanstack/react-query';
import { sightMessages } from '../sight-messages';

const words = sightMessages;

type Limits = components['schemas']['RoleLimits'];
type GivenLimits = components['schemas']['GivenRoleLimits'];

/** What the form of a role keeps of what its members see. Nothing chosen is everything. */
export interface SightValues {
  readonly lineIds: readonly string[];
  readonly phonebookIds: readonly string[];
  readonly masksNumbers: boolean;
  readonly hidesTexts: boolean;
}

export const sightsOf = (limits: Limits | undefined): SightValues => ({
  lineIds: limits?.line_ids ?? [],
  phonebookIds: limits?.phonebook_ids ?? [],
  masksNumbers: limits?.masks_numbers ?? false,
  hidesTexts: limits?.hides_texts ?? false,
});

const idsOrNull = (ids: readonly string[]) => (ids.length === 0 ? null : [...ids]);
const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** What the form changes of it: what stays is left out, for some of it may be gone from the account. */
export function changedSights(limits: Limits | undefined, values: SightValues): GivenLimits {
  const before = sightsOf(limits);
  const { lineIds, phonebookIds, masksNumbers, hidesTexts } = values;
  return {
    ...(masksNumbers !== before.masksNumbers && { masks_numbers: masksNumbers }),
    ...(hidesTexts !== before.hidesTexts && { hides_texts: hidesTexts }),
    ...(!isSame(lineIds, before.lineIds) && { line_ids: idsOrNull(lineIds) }),
    ...(!isSame(phonebookIds, before.phonebookIds) && { phonebook_ids: idsOrNull(phonebookIds) }),
  };
}

type Bound<Value> = Omit<FieldProps<Value>, 'label' | 'hint'>;

interface RoleSightsProps {
  readonly masks: Bound<boolean>;
  readonly hides: Bound<boolean>;
  readonly lines: Bound<readonly string[]>;
  readonly phonebooks: Bound<readonly string[]>;
}

/** Which lines and phonebooks its members see, and whether they see numbers of people whole and texts of messages. */
export function RoleSights({ masks, hides, lines, phonebooks }: RoleSightsProps) {
  const seesPhonebooks = useMay('contact.read');
  return (
    <>
      <Stack gap={1}>
        <CardTitle>{words.title}</CardTitle>
        <Caption>{words.help}</Caption>
      </Stack>
      <Switch {...masks} label={words.masks} hint={words.masksHint} />
      <Switch {...hides} label={words.hides} hint={words.hidesHint} />
      <LinesField {...lines} />
      {seesPhonebooks && <PhonebooksPicker {...phonebooks} label={words.phonebooks} hint={words.phonebooksHint} />}
    </>
  );
}

function LinesField({ onChange, ...field }: Bound<readonly string[]>) {
  const { data = [], isPending, error, refetch } = useQuery(linesQuery());
  const known = new Set(data.map(({ id }) => id));
  return (
    <MultiSelectBox
      {...field}
      // One that the account has no more is dropped with the next choice.
      onChange={(ids) => onChange(ids.filter((id) => known.has(id)))}
      label={words.lines}
      hint={words.linesHint}
      options={data.map(({ id, number, alias, title }) => ({
        value: id,
        label: `${toPersianDigits(number)}، ${alias ?? title}`,
      }))}
      loading={isPending && error === null}
      failure={error === null ? undefined : describeError(error)}
      onRetry={() => void refetch()}
    />
  );
}
