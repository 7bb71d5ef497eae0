import { limits } from '@peyk/shared-contract';
import { FormDialog, contractText, useServerForm } from '@peyk/shared-screens';
import { SelectBox, TextField, type SelectOption } from '@peyk/shared-ui';
import { object, string } from 'yup';
import { PROPERTY_CHANGES } from '../../api/keys';
import { createProperty, updateProperty, type ListedProperty, type PropertyType } from '../../api/properties';
import { moreMessages } from '../../more-messages';

const words = moreMessages.properties;
const LIMITS = limits.createPropertyLimits;
const TYPES: readonly PropertyType[] = ['string', 'date', 'int'];
const OPTIONS: readonly SelectOption[] = TYPES.map((value) => ({ value, label: words.types[value] }));
const schema = object({
  title: contractText(LIMITS.title, { label: words.name, patternMessage: words.badTitle }),
  latinTitle: contractText(LIMITS.latin_title, { label: words.latin, patternMessage: words.badLatin }),
  type: string(),
});

interface PropertyDialogProps {
  /** The one that gets other names; without it a new one is made. */
  readonly property?: ListedProperty;
  readonly onClose: () => void;
}

/** A new property, or other names for one. */
export default function PropertyDialog({ property, onClose }: PropertyDialogProps) {
  const initialValues = {
    title: property?.title ?? '',
    latinTitle: property?.latin_title ?? '',
    type: property?.type ?? 'string',
  };
  const id = property?.id ?? null;
  const form = useServerForm({
    initialValues,
    schema,
    submit: (values) => (id === null ? createProperty(values) : updateProperty(id, values)),
    fields: { latinTitle: 'latin_title' },
    changes: PROPERTY_CHANGES,
    onDone: onClose,
  });
  return (
    <FormDialog title={property === undefined ? words.new : words.editTitle} form={form} onClose={onClose}>
      <TextField {...form.bind('title')} label={words.name} maxLength={LIMITS.title.maxLength} required />
      <TextField
        {...form.bind('latinTitle')}
        label={words.latin}
        kind="latin"
        maxLength={LIMITS.latin_title.maxLength}
        hint={words.latinHint}
        required
      />
      <SelectBox
        {...form.bind('type')}
        label={words.type}
        options={OPTIONS}
        disabled={property !== undefined}
        hint={property === undefined ? undefined : words.typeFixed}
      />
    </FormDialog>
  );
}
