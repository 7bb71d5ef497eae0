import { radius, space, styled } from '@peyk/shared-ui';
import { create } from 'qrcode';
import { useMemo } from 'react';
import { QR_COLOURS } from './qr-colours';

const SIDE_PX = 208;
/** Light modules around it, as the standard wants them for cameras. */
const QUIET_ZONE = 4;

const Paper = styled('svg')({
  display: 'block',
  inlineSize: SIDE_PX,
  blockSize: SIDE_PX,
  borderRadius: radius.field,
  background: QR_COLOURS.light,
  marginInline: 'auto',
  marginBlock: space[2],
});

/** A QR code of a text. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { side, path } = useMemo(() => pathOf(text), [text]);
  return (
    <Paper viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill={QR_COLOURS.dark} />
    </Paper>
  );
}

function pathOf(text: string): { side: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark = Array.from({ length: size * size }, (_, at) => at).filter((at) => modules.data[at] === 1);
  const squares = dark.map((at) => `M${(at % size) + QUIET_ZONE} ${Math.floor(at / size) + QUIET_ZONE}h1v1h-1z`);
  return { side: size + 2 * QUIET_ZONE, path: squares.join('') };
}
