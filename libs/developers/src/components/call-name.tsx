import { Caption, LatinRun, styled } from '@peyk/shared-ui';
import type { ApiCall } from '../api/api-calls';
import { callsMessages as messages } from '../calls-messages';
import { callTitle } from '../model/api-calls';

const Line = styled('bdi')({ overflowWrap: 'anywhere' });

/** Something of programs, left to right, which may be longer than a phone is wide. */
export function LongLatin({ text }: { readonly text: string }) {
  return <Line dir="ltr">{text}</Line>;
}

/** What was called, as people say it. */
export function CallTitle(call: Pick<ApiCall, 'surface' | 'operation'>) {
  const title = callTitle(call);
  return title ?? <LatinRun>{call.operation}</LatinRun>;
}

export function CallAddress({ method, path }: Pick<ApiCall, 'method' | 'path'>) {
  return <LongLatin text={`${method} ${path}`} />;
}

/** By which API it came. */
export function CallSurface({ surface }: Pick<ApiCall, 'surface'>) {
  return <Caption>{messages.surfaces[surface] ?? <LatinRun>{surface}</LatinRun>}</Caption>;
}
