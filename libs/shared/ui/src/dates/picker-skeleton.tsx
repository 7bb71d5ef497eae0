import { Skeleton } from '../feedback/skeleton';
import { PANEL } from './picker-size';
import { PICKER_WORDS } from './picker-words';

/** Stands in for the calendar while it is loaded, and is as large. */
export function PickerSkeleton({ withTime }: { readonly withTime: boolean }) {
  const blockSize = PANEL.height + (withTime ? PANEL.timeHeight : 0);
  return (
    <div role="status" aria-label={PICKER_WORDS.loading}>
      <Skeleton style={{ blockSize }} />
    </div>
  );
}
