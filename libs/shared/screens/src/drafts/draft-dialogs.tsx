import { Suspense, lazy } from 'react';
import type { DraftDialogProps } from './draft-dialog';
import type { DraftGroupDialogProps } from './draft-group-dialog';
import type { DraftPickerProps } from './draft-picker';

const LoadedDraft = /* @__PURE__ */ lazy(() => import('./draft-dialog'));
const LoadedGroup = /* @__PURE__ */ lazy(() => import('./draft-group-dialog'));
const LoadedPicker = /* @__PURE__ */ lazy(() => import('./draft-picker'));

/** Keeps a text as a draft, or changes one. Like the others here it is loaded when it is opened. */
export function DraftDialog(props: DraftDialogProps) {
  return (
    <Suspense fallback={null}>
      <LoadedDraft {...props} />
    </Suspense>
  );
}

/** Makes a group of drafts, or gives one another title. */
export function DraftGroupDialog(props: DraftGroupDialogProps) {
  return (
    <Suspense fallback={null}>
      <LoadedGroup {...props} />
    </Suspense>
  );
}

/** Chooses a draft to put it into a text. */
export function DraftPicker(props: DraftPickerProps) {
  return (
    <Suspense fallback={null}>
      <LoadedPicker {...props} />
    </Suspense>
  );
}
