import { IconButton } from '../actions/icon-button';
import { ProgressBar } from '../data/progress-bar';
import { Icon } from '../icons/icon';
import { formatBytes } from '../numbers/format-bytes';
import { formatPercent } from '../numbers/format-number';
import { showMarks } from '../numbers/show-marks';
import { styled } from '../theme/styled';
import { font, radius, size, space, tone } from '../tokens';

const Root = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.row,
  paddingBlock: space[1],
  paddingInline: `${space[3]}px ${space[1]}px`,
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.field,
  background: tone.surface,
});
const Words = styled('div')({ display: 'grid', flex: 1, gap: space[1], minInlineSize: 0, paddingBlock: space[1] });
const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: space[3], minInlineSize: 0 });
const Name = styled('bdi')({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: font.medium,
  fontSize: font.caption,
});
const Size = styled('span')({ flex: 'none', color: tone.inkSoft, fontSize: font.caption });
const Note = styled('p')({ color: tone.inkSoft, fontSize: font.caption });

/** One file as a row shows it, wherever it is on its way. */
export type UploadRowState =
  | { readonly phase: 'waiting' | 'cancelled' | 'done' }
  | { readonly phase: 'sending'; readonly share: number }
  | { readonly phase: 'failed' | 'refused'; readonly message: string };

interface UploadRowProps {
  readonly name: string;
  readonly sizeBytes: number;
  readonly state: UploadRowState;
  readonly disabled: boolean;
  /** Sends it once more, where that makes sense. */
  readonly onRetry?: () => void;
  /** Stops what is on its way, takes away what is not. */
  readonly onStop: () => void;
}

/** One file with its name, its size, how far it is or what is wrong with it, and what can be done about it. */
export function UploadRow({ name: given, sizeBytes, state, disabled, onRetry, onStop }: UploadRowProps) {
  const name = showMarks(given);
  const isMoving = state.phase === 'sending' || state.phase === 'waiting';
  const isWrong = state.phase === 'failed' || state.phase === 'refused';
  return (
    <Root style={isWrong ? { borderColor: tone.pomegranateText } : undefined}>
      <PhaseIcon phase={state.phase} />
      <Words>
        <Head>
          <Name title={name}>{name}</Name>
          <Size>{state.phase === 'sending' ? formatPercent(state.share, 1) : formatBytes(sizeBytes)}</Size>
        </Head>
        <RowNote name={name} state={state} />
      </Words>
      {(state.phase === 'failed' || state.phase === 'cancelled') && (
        <IconButton icon="refresh" label={`بارگذاری دوبارهٔ ${name}`} disabled={disabled} onClick={onRetry} />
      )}
      <IconButton
        icon="close"
        label={isMoving ? `لغو بارگذاری ${name}` : `برداشتن ${name}`}
        disabled={disabled}
        onClick={onStop}
      />
    </Root>
  );
}

const icons = { done: 'checkCircle', failed: 'warning', refused: 'warning' } as const;
const colours = { done: tone.turquoiseText, failed: tone.pomegranateText, refused: tone.pomegranateText } as const;

function PhaseIcon({ phase }: { readonly phase: UploadRowState['phase'] }) {
  const known = phase === 'done' || phase === 'failed' || phase === 'refused';
  return (
    <span style={{ display: 'grid', color: known ? colours[phase] : tone.inkSoft }}>
      <Icon name={known ? icons[phase] : 'file'} />
    </span>
  );
}

function RowNote({ name, state }: { readonly name: string; readonly state: UploadRowState }) {
  switch (state.phase) {
    case 'sending':
      // Everything has gone and the answer is still to come.
      if (state.share >= 1) return <Note>فرستاده شد؛ در حال بررسی…</Note>;
      return <ProgressBar label={`پیشرفت بارگذاری ${name}`} value={state.share} total={1} />;
    case 'waiting':
      return <Note>در نوبت بارگذاری</Note>;
    case 'cancelled':
      return <Note>بارگذاری را لغو کردید.</Note>;
    case 'failed':
    case 'refused':
      return <Note style={{ color: tone.pomegranateText, whiteSpace: 'pre-line' }}>{state.message}</Note>;
    case 'done':
      return null;
  }
}
