import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { queryOptions } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { DataPicker } from './data-picker';
import { allOf, type PickerSource } from './picker-source';

type Segment = components['schemas']['Segment'];

/** Saved filters over contacts, all of them. */
function segmentChoicesQuery() {
  return queryOptions({
    queryKey: ['segments', 'choices'] as const,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/phonebooks/segments', { signal }))).items,
  });
}

const SOURCE: PickerSource<Segment> = {
  name: 'segments',
  ...allOf(segmentChoicesQuery),
  // One that asks for what was deleted finds nobody, and is mended where the contacts are.
  toOption: ({ id, title, broken }) => ({ value: id, label: title, disabled: broken }),
};

/** Chooses a saved filter over contacts. */
export function SegmentPicker(props: Omit<ComponentProps<typeof DataPicker<Segment>>, 'source'>) {
  return <DataPicker source={SOURCE} {...props} />;
}
