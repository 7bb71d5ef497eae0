import { LatinRun, StatusChip, VisuallyHidden } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import type { Draft } from './drafts-queries';
import { toldRecipients } from './draft-settings';
import { draftWords as words } from './drafts-words';

/** That a draft carries the settings of a send: its line and how many recipients. Nothing for a text alone. */
export function DraftChip({ draft: { settings, recipients } }: { readonly draft: Draft }) {
  if (settings === null) return null;
  const { from_number: line } = settings;
  return (
    <StatusChip tone="info" icon="sliders">
      <VisuallyHidden>{words.withSettings}: </VisuallyHidden>
      {line === undefined && recipients === null && words.withSettings}
      <span>
        {line !== undefined && (
          <>
            {words.line} <LatinRun>{toPersianDigits(line)}</LatinRun>
          </>
        )}
        {line !== undefined && recipients !== null && '، '}
        {recipients !== null && toldRecipients(recipients)}
      </span>
    </StatusChip>
  );
}
