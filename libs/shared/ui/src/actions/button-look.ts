import { font, media, motion, radius, size, space, tone } from '../tokens';

/** `primary` is the one thing to do here, `secondary` an alternative, `quiet` a side way, `danger` cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const fills = {
  primary: { background: tone.lapis, color: tone.onLapis, '&:hover:not(:disabled)': { background: tone.lapisHover } },
  secondary: {
    background: tone.surface,
    color: tone.lapisText,
    borderColor: tone.hairline,
    '&:hover:not(:disabled)': { background: tone.lapisSoft, borderColor: tone.lapisText },
  },
  quiet: {
    background: 'transparent',
    color: tone.lapisText,
    '&:hover:not(:disabled)': { background: tone.lapisSoft },
  },
  danger: {
    background: tone.pomegranate,
    color: tone.onPomegranate,
    '&:hover:not(:disabled)': { background: tone.pomegranateHover },
  },
} as const;

const DISABLED = { cursor: 'not-allowed', color: tone.inkSoft, borderColor: 'transparent' } as const;

/** The styles of a button, shared by the button itself and by links that look like one. */
export function buttonStyles(variant: ButtonVariant, wide: boolean) {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minHeight: size.control,
    paddingBlock: space[1],
    paddingInline: space[4],
    inlineSize: wide ? '100%' : 'auto',
    border: '1px solid transparent',
    borderRadius: radius.field,
    fontSize: font.body,
    fontWeight: font.medium,
    lineHeight: font.tightLineHeight,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
    '&[aria-busy="true"]': { cursor: 'progress' },
    [media.touch]: { minHeight: size.touch },
    // On the phone long words wrap; a button never makes the page wider.
    [media.mobile]: { maxInlineSize: '100%', whiteSpace: 'normal' },
    ...fills[variant],
    '&:disabled': {
      ...DISABLED,
      background: variant === 'quiet' ? 'transparent' : tone.sunken,
    },
  } as const;
}
