import { LatinRun, Notice } from '@peyk/shared-ui';
import { Fragment } from 'react';
import { unfilledVariables } from '../../model/unfilled-variables';

const MOST_NAMED = 3;
// Loaded when it is needed, as this note is.
const STAY = 'به همین شکل فرستاده می‌شود؛ این روش ارسال چیزی به جای آن نمی‌گذارد.';

/** Says that a quick send fills nothing in, when the text looks as if it should. Nothing is stopped: it may be meant so. */
export default function VariableNote({ text }: { readonly text: string }) {
  const found = unfilledVariables(text);
  if (found.length === 0) return null;
  return (
    <Notice tone="attention">
      {found.slice(0, MOST_NAMED).map((variable, index) => (
        <Fragment key={variable}>
          {index > 0 && '، '}
          <LatinRun>{variable}</LatinRun>
        </Fragment>
      ))}{' '}
      {STAY}
    </Notice>
  );
}
