import { useMutation } from '@tanstack/react-query';
import { describeError } from '@peyk/shared-api-client';
import type { operations } from '@peyk/shared-contract';
import { Button, Checkbox, Notice, RadioGroup, Stack, TextField } from '@peyk/shared-ui';
import { useFormik } from 'formik';
import { setUpBusiness } from '../../api/set-up-business';
import { ActivityDomainBox } from '../../components/activity-domain-box';
import { ValidatedForm } from '../../components/validated-form';
import { memberMessages } from '../../member-messages';
import { bindFilled } from '../../model/bind-filled';
import {
  BUSINESS_NAME_MAX_CHARS,
  BUSINESS_SIZES,
  PURPOSES,
  WEBSITE_MAX_CHARS,
  businessSchema,
  toBusiness,
  type BusinessValues,
} from '../../model/business.schema';
import { FieldSet } from '../../components/field-set';
import { FormActions } from '../../components/form-actions';

type Need = operations['checkBusinessNeed']['responses'][200]['content']['application/json']['data'];

interface BusinessFormProps {
  readonly suggested: Need['suggested'];
  readonly onDone: () => void;
  /** Where it may be put off. */
  readonly onLater?: () => void;
}

/** Name, activity, size and purpose of a business. */
export function BusinessForm({ suggested, onDone, onLater }: BusinessFormProps) {
  const saving = useMutation({ mutationFn: setUpBusiness, onSuccess: onDone });
  const form = useFormik<BusinessValues>({
    initialValues: {
      name: suggested?.name ?? '',
      activityDomainId: suggested?.activity_domain_id ?? '',
      size: '',
      purposes: [],
      website: '',
    },
    validationSchema: businessSchema,
    onSubmit: (values) => saving.mutate(toBusiness(values)),
  });
  const { purposes } = form.values;
  const toggle = (purpose: (typeof PURPOSES)[number], wanted: boolean) =>
    void form.setFieldValue(
      'purposes',
      PURPOSES.filter((one) => (one === purpose ? wanted : purposes.includes(one))),
    );
  return (
    <ValidatedForm onSubmit={form.submitForm}>
      <Stack gap={4}>
        {saving.isError && <Notice tone="danger">{describeError(saving.error)}</Notice>}
        <TextField
          {...bindFilled(form, 'name')}
          label={memberMessages.businessName}
          maxLength={BUSINESS_NAME_MAX_CHARS}
          autoComplete="organization"
          required
        />
        <ActivityDomainBox {...bindFilled(form, 'activityDomainId')} />
        <RadioGroup
          {...bindFilled(form, 'size')}
          label={memberMessages.businessSize}
          cards
          options={BUSINESS_SIZES.map((value) => ({ value, label: memberMessages.businessSizes[value] }))}
          required
        />
        <FieldSet
          legend={memberMessages.purposes}
          error={form.touched.purposes === undefined ? undefined : String(form.errors.purposes ?? '')}
        >
          {PURPOSES.map((purpose) => (
            <Checkbox
              key={purpose}
              label={memberMessages.purpose[purpose]}
              value={purposes.includes(purpose)}
              onChange={(wanted) => toggle(purpose, wanted)}
            />
          ))}
        </FieldSet>
        <TextField
          {...bindFilled(form, 'website')}
          label={memberMessages.website}
          kind="latin"
          maxLength={WEBSITE_MAX_CHARS}
          autoComplete="url"
          placeholder="https://example.ir"
        />
        <FormActions>
          {onLater !== undefined && <Button onClick={onLater}>{memberMessages.later}</Button>}
          <Button type="submit" variant="primary" busy={saving.isPending}>
            {memberMessages.saveBusiness}
          </Button>
        </FormActions>
      </Stack>
    </ValidatedForm>
  );
}
