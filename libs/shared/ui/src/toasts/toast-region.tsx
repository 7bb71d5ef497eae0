import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../icons/icon';
import { styled } from '../theme/styled';
import { font, media, motion, radius, shadow, size, space, tone } from '../tokens';
import type { Toast, ToastEnd } from './toast-context';

const LIFE_MS = 5000;
/** Long enough to read the sentence, to see that it was a mistake, and to reach the button. */
const LIFE_WITH_ACTION_MS = 8000;
const WIDTH_PX = 420;
/** Above the dialogs of MUI (1300): what is said there comes from them. */
const Z_INDEX = 1400;

const Region = styled('div')({
  position: 'fixed',
  insetBlockEnd: space[5],
  insetInlineStart: space[5],
  zIndex: Z_INDEX,
  inlineSize: `min(${WIDTH_PX}px, calc(100vw - ${2 * space[4]}px))`,
  pointerEvents: 'none',
  [media.mobile]: { insetInlineStart: space[4], insetBlockEnd: size.bottomBar + space[3] },
  '& > ul': { display: 'grid', gap: space[2] },
});
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.touch + space[1],
  paddingInline: `${space[4]}px ${space[1]}px`,
  borderRadius: radius.card,
  boxShadow: shadow.raised,
  background: tone.tooltip,
  color: tone.onTooltip,
  fontSize: font.caption,
  pointerEvents: 'auto',
  animation: `peyk-toast ${motion.calm}`,
  '@keyframes peyk-toast': { from: { opacity: 0, transform: `translateY(${space[2]}px)` } },
  [media.still]: { animation: 'none' },
});
const Text = styled('span')({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
const Action = styled('button')({
  flex: 'none',
  minBlockSize: size.control - space[1],
  paddingInline: space[3],
  border: '1px solid currentcolor',
  borderRadius: radius.field,
  background: 'transparent',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: font.bold,
  cursor: 'pointer',
  '&:hover': { background: 'color-mix(in srgb, currentcolor 14%, transparent)' },
  '&:focus-visible': { outline: '2px solid currentcolor', outlineOffset: 2 },
  [media.touch]: { minBlockSize: size.touch },
});

const ICONS = { done: 'checkCircle', danger: 'warning', info: 'info' } as const;

export interface ShownToast {
  readonly id: number;
  readonly toast: Toast;
}

interface ToastRegionProps {
  readonly shown: readonly ShownToast[];
  readonly onEnd: (id: number, end: ToastEnd) => void;
}

/** Where the toasts stand. The place is there before the first one comes, so that it is read aloud. */
export function ToastRegion({ shown, onEnd }: ToastRegionProps) {
  return (
    <Region aria-live="polite" data-toasts="">
      {shown.length > 0 && (
        <ul aria-label="پیام‌های گذرا">
          {shown.map(({ id, toast }) => (
            <ToastItem key={id} toast={toast} onEnd={(end) => onEnd(id, end)} />
          ))}
        </ul>
      )}
    </Region>
  );
}

function ToastItem({ toast, onEnd }: { readonly toast: Toast; readonly onEnd: (end: ToastEnd) => void }) {
  const { text, tone: look = 'done', action } = toast;
  const [isHeld, setHeld] = useState(false);
  const lifeMs = toast.lifeMs ?? (action === undefined ? LIFE_MS : LIFE_WITH_ACTION_MS);
  const expire = useEffectEvent(() => onEnd('expired'));
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => expire(), lifeMs);
    return () => clearTimeout(timer);
  }, [isHeld, lifeMs]);
  return (
    <Item
      data-tone={look}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={ICONS[look]} size={18} />
      <Text>{text}</Text>
      {action !== undefined && (
        <Action
          type="button"
          onClick={() => {
            onEnd('acted');
            action.onAct();
          }}
        >
          {action.label}
        </Action>
      )}
      <IconButton icon="close" iconSize={18} label="بستن پیام" onClick={() => onEnd('closed')} />
    </Item>
  );
}
