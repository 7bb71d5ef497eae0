import { useQuery } from '@tanstack/react-query';
import {
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  LatinRun,
  Money,
  QueryView,
  RadioGroup,
  SkeletonRows,
  Stack,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import type { components } from '@peyk/shared-contract';
import { packagesQuery } from '../../api/registration-choices';
import { messages } from '../../messages';
import { registrationMessages } from '../../registration-messages';

type Package = components['schemas']['Package'];

interface PackageChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly error?: string;
  readonly onChange: (id: string) => void;
  readonly onBlur: () => void;
}

/** Which package a new account begins with, each with what it brings. */
export function PackageChoice(field: PackageChoiceProps) {
  const packages = useQuery(packagesQuery);
  return (
    <QueryView
      query={packages}
      loading={<SkeletonRows count={2} />}
      isEmpty={(rows) => rows.length === 0}
      empty={<EmptyFace title={messages.package} help={registrationMessages.packageEmpty} />}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {(rows) => (
        <RadioGroup
          {...field}
          label={messages.package}
          cards
          required
          options={rows.map((row) => ({ value: row.id, label: row.title, description: <PackageContents of={row} /> }))}
        />
      )}
    </QueryView>
  );
}

function PackageContents({ of: { description, gift_rial: giftRial, lines } }: { readonly of: Package }) {
  return (
    <Stack gap={1}>
      <span>{description}</span>
      {giftRial !== '0' && (
        <span>
          {registrationMessages.packageGift} <Money rial={giftRial} />
        </span>
      )}
      {lines.map(({ number, title }) => (
        <span key={number}>
          {title}: <LatinRun>{toPersianDigits(number)}</LatinRun>
        </span>
      ))}
    </Stack>
  );
}
