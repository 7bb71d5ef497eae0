/** A page of all pieces for those who draw them: `npm run dev`, then /gallery. It is not part of the built panel. */
import { Button, Stack, UiProvider, createRtlCache, space } from '@peyk/shared-ui';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FieldPieces } from './field-pieces';
import { NumberPieces } from './number-pieces';
import { SmsPieces } from './sms-pieces';
import { StatePieces } from './state-pieces';

function Gallery() {
  const [dark, setDark] = useState(new URLSearchParams(window.location.search).has('dark'));
  return (
    <UiProvider cache={styleCache} dark={dark}>
      <main style={{ padding: space[6], maxInlineSize: 1280, marginInline: 'auto' }}>
        <Stack gap={6}>
          <Stack row gap={3}>
            <h1 style={{ flex: 1 }}>قطعه‌های پیک</h1>
            <Button icon={dark ? 'sun' : 'moon'} onClick={() => setDark(!dark)}>
              عوض کردن پوسته
            </Button>
          </Stack>
          <NumberPieces />
          <FieldPieces />
          <SmsPieces />
          <StatePieces />
        </Stack>
      </main>
    </UiProvider>
  );
}

const styleCache = createRtlCache();

/** Shows the gallery instead of the panel. */
export function showGallery(container: HTMLElement): void {
  createRoot(container).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
