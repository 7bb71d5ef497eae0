import { Icon } from '../icons/icon';
import { VisuallyHidden } from '../layout/visually-hidden';
import { formatNumber } from '../numbers/format-number';
import { styled } from '../theme/styled';
import { focusRing, font, media, radius, size, space, tone } from '../tokens';
import { ownProps } from '../theme/own-props';
import { stepStates, type StepState } from './step-states';

const CIRCLE = 32;
const LINE = 2;

/** As many stand beside each other on the phone; more stand below each other. */
const MOST_IN_PHONE_ROW = 3;

const Root = styled(
  'ol',
  ownProps('tall'),
)<{ tall: boolean }>(({ tall }) => ({
  display: 'flex',
  alignItems: 'start',
  ...(tall && { [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' } }),
}));

/** A step, and the line from it to the next one. */
const Item = styled(
  'li',
  ownProps('passed', 'tall'),
)<{ passed: boolean; tall: boolean }>(({ passed, tall }) => ({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  paddingInline: space[1],
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: (CIRCLE - LINE) / 2,
    insetInlineStart: `calc(50% + ${CIRCLE / 2 + space[1]}px)`,
    inlineSize: `calc(100% - ${CIRCLE + space[2]}px)`,
    blockSize: LINE,
    borderRadius: radius.pill,
    background: passed ? tone.turquoise : tone.outline,
  },
  ...(tall && {
    [media.mobile]: {
      paddingInline: 0,
      '&:not(:last-of-type)': { paddingBlockEnd: space[8] },
      '&:not(:last-of-type)::after': {
        insetBlockStart: CIRCLE + space[1],
        insetInlineStart: (CIRCLE - LINE) / 2,
        inlineSize: LINE,
        blockSize: `calc(100% - ${CIRCLE + space[2]}px)`,
      },
    },
  }),
}));

const Body = styled(
  'div',
  ownProps('tall'),
)<{ tall: boolean }>(({ tall }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  textAlign: 'center',
  borderRadius: radius.field,
  'button&': { cursor: 'pointer' },
  'button&:hover .step-title': { textDecoration: 'underline', textUnderlineOffset: 4 },
  'button&:focus-visible': focusRing,
  ...(tall && {
    [media.mobile]: {
      gridTemplateColumns: `${CIRCLE}px 1fr`,
      // As wide as its words: what stands at the other side of the page is not under it.
      inlineSize: 'fit-content',
      maxInlineSize: '100%',
      columnGap: space[3],
      justifyItems: 'start',
      alignItems: 'center',
      textAlign: 'start',
      'button&': { minBlockSize: size.touch, marginBlock: (CIRCLE - size.touch) / 2 },
    },
  }),
}));

const looks = {
  waiting: { background: tone.surface, borderColor: tone.outline, color: tone.inkSoft },
  active: { background: tone.lapis, borderColor: tone.lapis, color: tone.onLapis },
  done: { background: tone.turquoiseSoft, borderColor: tone.turquoiseText, color: tone.turquoiseText },
  failed: { background: tone.pomegranateSoft, borderColor: tone.pomegranateText, color: tone.pomegranateText },
} as const;

const Circle = styled(
  'span',
  ownProps('look'),
)<{ look: StepState }>(({ look }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: CIRCLE,
  blockSize: CIRCLE,
  border: '1.5px solid',
  borderRadius: '50%',
  fontSize: font.caption,
  fontWeight: font.bold,
  ...looks[look],
}));

const Title = styled(
  'span',
  ownProps('look'),
)<{ look: StepState }>(({ look }) => ({
  fontSize: font.caption,
  fontWeight: look === 'waiting' ? font.regular : font.medium,
  lineHeight: font.tightLineHeight,
  color: look === 'waiting' ? tone.inkSoft : tone.ink,
  overflowWrap: 'anywhere',
}));
const Failed = styled(
  'span',
  ownProps('tall'),
)<{ tall: boolean }>(({ tall }) => ({
  color: tone.pomegranateText,
  fontSize: font.caption,
  fontWeight: font.medium,
  ...(tall && { [media.mobile]: { gridColumn: 2 } }),
}));

export interface Step {
  readonly key: string;
  readonly title: string;
}

interface StepperProps {
  /** What the journey is, for screen readers: «مراحل ارسال». */
  readonly label: string;
  readonly steps: readonly Step[];
  /** The step that the person is on, from 0; `steps.length` when all of them are done. */
  readonly current: number;
  /** What the third step did has failed. No other step can show failure, so there is no way to say it of another. */
  readonly thirdFailed?: boolean;
  /** Given, the steps that are done can be pressed to go back to them. */
  readonly onBack?: (index: number) => void;
}

/** Where one is in a journey of a few steps: a row, and on the phone a column where there are more than three. */
export function Stepper({ label, steps, current, thirdFailed = false, onBack }: StepperProps) {
  const tall = steps.length > MOST_IN_PHONE_ROW;
  const states = stepStates(steps.length, current, thirdFailed);
  return (
    <Root aria-label={label} tall={tall}>
      {steps.map((step, index) => {
        const state = states[index] ?? 'waiting';
        const canGoBack = onBack !== undefined && state === 'done';
        return (
          <Item
            key={step.key}
            passed={state === 'done'}
            tall={tall}
            aria-current={index === current ? 'step' : undefined}
          >
            <Body
              as={canGoBack ? 'button' : 'div'}
              tall={tall}
              {...(canGoBack && { type: 'button', onClick: () => onBack(index) })}
            >
              <Circle look={state} aria-hidden="true">
                <CircleContent state={state} index={index} />
              </Circle>
              <Title look={state} className="step-title">
                <VisuallyHidden>مرحلهٔ {formatNumber(index + 1)}: </VisuallyHidden>
                {step.title}
                {state === 'done' && <VisuallyHidden> (انجام شد)</VisuallyHidden>}
              </Title>
              {state === 'failed' && <Failed tall={tall}>ناموفق</Failed>}
            </Body>
          </Item>
        );
      })}
    </Root>
  );
}

function CircleContent({ state, index }: { readonly state: StepState; readonly index: number }) {
  if (state === 'done') return <Icon name="check" size={18} />;
  if (state === 'failed') return <Icon name="close" size={18} />;
  return formatNumber(index + 1);
}
