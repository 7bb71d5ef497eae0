import { useContext, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { CopyButton } from '../actions/copy-button';
import { styled } from '../theme/styled';
import { font, space, tone } from '../tokens';
import { EmptyDrawing, type DrawingName } from './empty-drawings';
import { RefusalContext } from './refusal-context';

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  paddingBlock: space[12],
  paddingInline: space[4],
  textAlign: 'center',
});
const Title = styled('p')({ marginBlockStart: space[3], fontSize: font.lead, fontWeight: font.bold });
const Help = styled('p')({ maxInlineSize: '46ch', color: tone.inkSoft, whiteSpace: 'pre-line' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[3] });
const Code = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: tone.inkSoft,
  fontSize: font.caption,
});
/** A long code breaks into lines, its name does not. */
const CodeLabel = styled('span')({ flex: 'none' });

interface EmptyFaceProps {
  readonly drawing?: DrawingName;
  /** What there is not, in a few words. */
  readonly title: string;
  /** One line of help. */
  readonly help?: string;
  /** One way on. */
  readonly action?: ReactNode;
  /** This face is the whole page: its title is the page's heading. */
  readonly isPage?: boolean;
}

/** The face of a page that has nothing to show. */
export function EmptyFace({ drawing = 'nothing', title, help, action, isPage = false }: EmptyFaceProps) {
  return (
    <Root>
      <EmptyDrawing name={drawing} />
      <Title as={isPage ? 'h1' : 'p'}>{title}</Title>
      {help !== undefined && <Help>{help}</Help>}
      {action !== undefined && <Actions>{action}</Actions>}
    </Root>
  );
}

interface ErrorFaceProps {
  /** What happened and what to do. */
  readonly message: string;
  /** For the person to give to support. */
  readonly code?: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** The face of a question that failed: the sentence, the way to ask again, and a code to copy. */
export function ErrorFace({ message, code, onRetry, retrying = false }: ErrorFaceProps) {
  return (
    <Root role="alert">
      <EmptyDrawing name="broken" />
      <Title>دریافت اطلاعات انجام نشد</Title>
      <Help>{message}</Help>
      <Actions>
        <Button icon="refresh" onClick={onRetry} busy={retrying}>
          تلاش دوباره
        </Button>
      </Actions>
      {code !== undefined && (
        <Code>
          <CodeLabel>کد خطا:</CodeLabel>
          <bdi dir="ltr">{code}</bdi>
          <CopyButton text={code} what="کد خطا" />
        </Code>
      )}
    </Root>
  );
}

/** The face of what this person may not see: with the sentence of the refusal around it, else with the general one. */
export function ForbiddenFace({ message }: { readonly message?: string }) {
  const refusal = useContext(RefusalContext);
  return (
    <EmptyFace
      drawing="lock"
      title="به این بخش دسترسی ندارید"
      help={message ?? refusal ?? 'برای بالا بردن سطح دسترسی با مدیر حساب هماهنگ کنید.'}
    />
  );
}
