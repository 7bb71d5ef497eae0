import { describeError } from '@peyk/shared-api-client';
import { SelectBox } from '@peyk/shared-ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { citiesQuery, countiesQuery, jobCategoriesQuery, jobKindsQuery, provincesQuery } from '../../api/bank-queries';
import type { BankPeople } from '../../model/bank';
import { FieldGrid } from './field-grid';
import { bankWords as words } from './bank-words';

interface Place {
  readonly id: number;
  readonly name: string;
}

interface PlaceSelectProps {
  readonly label: string;
  readonly query: UseQueryResult<Place[]>;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly onBlur?: () => void;
}

/** One of a list that is looked for by typing; what need not be chosen can be all of them. */
function PlaceSelect({ label, query, required = false, ...field }: PlaceSelectProps) {
  const options = (query.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <SelectBox
      {...field}
      label={label}
      required={required}
      searchable
      options={required ? options : [{ value: '', label: words.all }, ...options]}
      loading={query.isFetching}
      {...(query.error !== null && { failure: describeError(query.error), onRetry: () => void query.refetch() })}
    />
  );
}

export interface BankFieldsProps {
  readonly bank: BankPeople;
  readonly onChange: (changed: Partial<BankPeople>) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/** Province, county and city; each lists what is in the one before. */
export function PlaceFields({ bank, onChange, onBlur, error }: BankFieldsProps) {
  const { provinceId, countyId, cityId } = bank;
  const [provinces, counties, cities] = [
    useQuery(provincesQuery()),
    useQuery(countiesQuery(provinceId)),
    useQuery(citiesQuery(countyId)),
  ];
  return (
    <FieldGrid columns={3}>
      <PlaceSelect
        label={words.province}
        query={provinces}
        required
        value={provinceId}
        onChange={(id) => onChange({ provinceId: id, countyId: '', cityId: '' })}
        onBlur={onBlur}
        error={error}
      />
      <PlaceSelect
        label={words.county}
        query={counties}
        value={countyId}
        onChange={(id) => onChange({ countyId: id, cityId: '' })}
        disabled={provinceId === ''}
      />
      <PlaceSelect
        label={words.city}
        query={cities}
        value={cityId}
        onChange={(id) => onChange({ cityId: id })}
        disabled={countyId === ''}
      />
    </FieldGrid>
  );
}

/** Main category and kind of a business, and the province it is in. */
export function JobFields({ bank, onChange, onBlur, error }: BankFieldsProps) {
  const { categoryId, subCategoryId, provinceId } = bank;
  const [categories, kinds, provinces] = [
    useQuery(jobCategoriesQuery()),
    useQuery(jobKindsQuery(categoryId)),
    useQuery(provincesQuery()),
  ];
  return (
    <FieldGrid columns={3}>
      <PlaceSelect
        label={words.category}
        query={categories}
        required
        value={categoryId}
        onChange={(id) => onChange({ categoryId: id, subCategoryId: '' })}
        onBlur={onBlur}
        error={error}
      />
      <PlaceSelect
        label={words.kind}
        query={kinds}
        value={subCategoryId}
        onChange={(id) => onChange({ subCategoryId: id })}
        disabled={categoryId === ''}
      />
      <PlaceSelect
        label={words.province}
        query={provinces}
        value={provinceId}
        onChange={(id) => onChange({ provinceId: id, countyId: '', cityId: '' })}
      />
    </FieldGrid>
  );
}
