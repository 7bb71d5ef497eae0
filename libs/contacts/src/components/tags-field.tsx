import { MultiSelectBox } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { tagsQuery } from '../api/tags';
import { moreMessages } from '../more-messages';

interface TagsFieldProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly onBlur?: () => void;
  readonly error?: string;
  readonly required?: boolean;
}

/** Chooses tags; where there are none it says where they are made. */
export function TagsField(field: TagsFieldProps) {
  const { data: tags = [], isPending } = useQuery(tagsQuery());
  const hint = !isPending && tags.length === 0 ? moreMessages.tags.noneYet : undefined;
  return (
    <MultiSelectBox
      {...field}
      label={moreMessages.tags.field}
      hint={hint}
      options={tags.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}
