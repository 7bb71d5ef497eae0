import { JalaliDatePicker, media, space, styled } from '@peyk/shared-ui';
import type { ComponentProps } from 'react';

const Dates = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

type Day = ComponentProps<typeof JalaliDatePicker>;

/** The first and the last day on which it works; the last is not before the first. */
export function DaysFields({ from, to }: { readonly from: Day; readonly to: Day }) {
  return (
    <Dates>
      <JalaliDatePicker {...from} />
      <JalaliDatePicker {...to} endOfDay {...(from.value && { min: from.value })} />
    </Dates>
  );
}
