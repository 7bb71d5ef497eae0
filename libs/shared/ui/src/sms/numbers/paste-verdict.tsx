import { memo, useState } from 'react';
import { Icon } from '../../icons/icon';
import type { IconName } from '../../icons/icon-paths';
import { Caption } from '../../layout/card';
import { VisuallyHidden } from '../../layout/visually-hidden';
import { formatNumber } from '../../numbers/format-number';
import { MobileNumber } from '../../numbers/mobile-number';
import { LatinRun } from '../../numbers/numbers';
import { styled } from '../../theme/styled';
import { font, media, radius, size, space, tone } from '../../tokens';
import { OperatorWord } from './operator-word';
import { whyInvalid, type ReadNumbers } from './read-numbers';
import { useAfterFrame } from './use-after-frame';
import { WindowedList } from './windowed-list';

const SHOWN_ROWS = 5;

/** Beside the box it begins where the box does, below the line of its label. */
const Root = styled('section')({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  marginBlockStart: `calc(${font.caption} * ${font.lineHeight} + ${space[1]}px)`,
  [media.mobile]: { marginBlockStart: 0 },
});
const Kinds = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[2] });
const Kind = styled('button')({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  minInlineSize: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  border: '1px solid transparent',
  borderRadius: radius.field,
  fontSize: font.caption,
  lineHeight: font.tightLineHeight,
  textAlign: 'start',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
  '&[aria-pressed="true"]': { borderColor: 'currentcolor' },
  '& > strong': { display: 'flex', alignItems: 'center', gap: space[2], fontSize: font.title, fontWeight: font.bold },
  [media.touch]: { minBlockSize: size.touch },
});
const Entry = styled('span')({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
const Empty = styled('p')({
  padding: space[4],
  border: `1px dashed ${tone.hairline}`,
  borderRadius: radius.field,
  color: tone.inkSoft,
  fontSize: font.caption,
});

type KindName = 'valid' | 'invalid' | 'duplicate';
const KINDS: readonly KindName[] = ['valid', 'invalid', 'duplicate'];

interface Look {
  readonly word: string;
  readonly icon: IconName;
  readonly background: string;
  readonly color: string;
}

const LOOKS: Readonly<Record<KindName, Look>> = {
  valid: { word: 'آماده', icon: 'checkCircle', background: tone.turquoiseSoft, color: tone.turquoiseText },
  invalid: { word: 'نامعتبر', icon: 'warning', background: tone.pomegranateSoft, color: tone.pomegranateText },
  duplicate: { word: 'قبلاً واردشده', icon: 'info', background: tone.saffronSoft, color: tone.saffronText },
};
const QUIET = { background: tone.sunken, color: tone.inkSoft } as const;

interface PasteVerdictProps {
  readonly read: ReadNumbers;
  /** What the turn before did, while there is a next one. */
  readonly turn: string;
}

/** What was found in a pasted text: three counts that are always seen, and a frame later the list of the one that is chosen. */
export function PasteVerdict({ read, turn }: PasteVerdictProps) {
  const [chosen, setChosen] = useState<KindName | null>(null);
  const listed = useAfterFrame(read);
  // What wants a look comes first by itself, until the person chooses.
  const found = KINDS.filter((kind) => listed[kind].length > 0);
  const wanted = found.includes('invalid') ? 'invalid' : found.at(-1);
  const shown = chosen !== null && found.includes(chosen) ? chosen : wanted;
  return (
    <Root aria-label="نتیجهٔ بررسی">
      <Kinds>
        {KINDS.map((kind) => (
          <KindButton key={kind} kind={kind} count={read[kind].length} isShown={shown === kind} onChoose={setChosen} />
        ))}
      </Kinds>
      <FoundList read={listed} shown={shown} />
      {turn !== '' && <Caption role="status">{turn}</Caption>}
    </Root>
  );
}

interface KindButtonProps {
  readonly kind: KindName;
  readonly count: number;
  readonly isShown: boolean;
  readonly onChoose: (kind: KindName) => void;
}

const KindButton = memo(function KindButton({ kind, count, isShown, onChoose }: KindButtonProps) {
  const { word, icon, ...colours } = LOOKS[kind];
  return (
    <Kind
      type="button"
      aria-pressed={isShown}
      disabled={count === 0}
      style={count === 0 ? QUIET : colours}
      onClick={() => onChoose(kind)}
    >
      <strong>
        {formatNumber(count)}
        <Icon name={icon} size={16} />
      </strong>
      <span>{word}</span>
    </Kind>
  );
});

interface FoundListProps {
  readonly read: ReadNumbers;
  readonly shown: KindName | undefined;
}

const FoundList = memo(function FoundList({ read, shown }: FoundListProps) {
  const counts = KINDS.map((kind) => `${formatNumber(read[kind].length)} ${LOOKS[kind].word}`).join('، ');
  return (
    <>
      <VisuallyHidden role="status">{shown === undefined ? '' : counts}</VisuallyHidden>
      {shown === undefined ? (
        <Empty>شماره‌ها را در کادر بچسبانید؛ پیش از افزودن، درست و نادرست و تکراری‌ها اینجا جدا می‌شوند.</Empty>
      ) : (
        <WindowedList label={LOOKS[shown].word} items={read[shown]} rowPx={size.row} shownRows={SHOWN_ROWS} key={shown}>
          {(entry) =>
            shown === 'invalid' ? (
              <>
                <Entry>
                  <LatinRun>{entry}</LatinRun>
                </Entry>
                <Caption>{whyInvalid(entry)}</Caption>
              </>
            ) : (
              <>
                <MobileNumber number={entry} />
                <OperatorWord number={entry} />
              </>
            )
          }
        </WindowedList>
      )}
    </>
  );
});
