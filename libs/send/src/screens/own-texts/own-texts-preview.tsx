import { Button } from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import type { Composition } from '../../model/composition';
import type { Way } from '../../model/way';
import { ownTextWords as words } from './own-text-words';

const OwnTextsPanel = lazy(() => import('./own-texts-panel'));

interface OwnTextsPreviewProps {
  readonly way: Way;
  readonly values: Composition;
}

/** The way to what each recipient would read; there is one as soon as there are recipients and a text. */
export function OwnTextsPreview({ way, values }: OwnTextsPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  const recipients = way.paramsOf(values);
  if (recipients === null || values.line === '' || (way.texts === 'made' && values.text.trim() === '')) return null;
  return (
    <>
      <span>
        <Button icon="eye" onClick={() => setOpen(true)}>
          {words.preview}
        </Button>
      </span>
      <Suspense fallback={null}>
        {isOpen && (
          <OwnTextsPanel
            request={{ way, line: values.line, text: values.text, recipients, charity: values.charity }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
