import {
  PASSWORD_RULE_LABELS,
  PASSWORD_STRENGTHS,
  PASSWORD_STRENGTH_LABELS,
  loadCommonWords,
  passwordRules,
  passwordStrength,
  type PasswordOwner,
  type PasswordRuleState,
  type PasswordStrength,
} from '@peyk/shared-validation';
import { useDeferredValue, useEffect, useId } from 'react';
import { Icon } from '../icons/icon';
import { styled } from '../theme/styled';
import { font, media, radius, space, tone } from '../tokens';
import type { FieldProps } from './field-frame';
import { PasswordField } from './password-field';
import { VisuallyHidden } from '../layout/visually-hidden';

/** A fill for the bars and a legible tone for the word, by level. The word says it; the colour only repeats it. */
const LOOKS = [
  { fill: tone.pomegranate, text: tone.pomegranateText },
  { fill: tone.pomegranate, text: tone.pomegranateText },
  { fill: tone.saffron, text: tone.saffronText },
  { fill: tone.turquoise, text: tone.turquoiseText },
  { fill: tone.turquoise, text: tone.turquoiseText },
] as const satisfies Readonly<Record<PasswordStrength, unknown>>;

const Root = styled('div')({ display: 'grid', gap: space[2], minInlineSize: 0 });
const Meter = styled('div')({ display: 'flex', alignItems: 'center', gap: space[2], fontSize: font.caption });
const Bars = styled('span')({ display: 'flex', flex: 1, gap: space[1] });
const Bar = styled('span')({ flex: 1, blockSize: 6, borderRadius: radius.pill, background: tone.hairline });
const Rules = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[3],
  fontSize: font.caption,
  [media.mobile]: { gridTemplateColumns: '1fr' },
});
const Rule = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: tone.inkSoft,
  '&[data-kept="true"]': { color: tone.turquoiseText },
});
const Dot = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 16,
  blockSize: 16,
  '&::before': { content: '""', inlineSize: 5, blockSize: 5, borderRadius: radius.pill, background: 'currentcolor' },
});

interface NewPasswordFieldProps extends FieldProps {
  /** A password with it inside is weaker, as the advice under the meter says; one that is it, and no more, is refused. */
  readonly username?: string;
  /** A password with it inside is refused. */
  readonly mobile?: string;
  readonly autoFocus?: boolean;
}

/**
 * Choosing a password: how strong it is, by a word and five bars, and the rules with a tick at those that are kept. The
 * rules are those of `@peyk/shared-validation`, which the API has too.
 */
export function NewPasswordField({ username = '', mobile = '', ...props }: NewPasswordFieldProps) {
  const id = useId();
  // Should this fail, the server still knows them.
  useEffect(() => void loadCommonWords().catch(() => undefined), []);
  const owner = { username, mobile };
  const rules = passwordRules(props.value, owner);
  const required = rules.filter((state) => state.required);
  const advised = rules.filter((state) => !state.required);
  return (
    <Root>
      <PasswordField {...props} autoComplete="new-password" describedBy={`${id}-rules`} />
      <StrengthMeter value={props.value} owner={owner} />
      <div id={`${id}-rules`}>
        <RuleList title="گذرواژه باید داشته باشد:" rules={required} />
        <RuleList title="برای امنیت بیشتر، بهتر است:" rules={advised} />
      </div>
    </Root>
  );
}

/** Five bars and the word for them; nothing is rated before something is typed. */
function StrengthMeter({ value, owner }: { readonly value: string; readonly owner: PasswordOwner }) {
  const level = value === '' ? null : passwordStrength(value, owner);
  const word = level === null ? '' : PASSWORD_STRENGTH_LABELS[PASSWORD_STRENGTHS[level]];
  // Said aloud when typing pauses, not with every key.
  const said = useDeferredValue(word);
  return (
    <Meter>
      <span>قدرت گذرواژه:</span>
      <Bars aria-hidden="true">
        {PASSWORD_STRENGTHS.map((name, index) => (
          <Bar
            key={name}
            data-filled={level !== null && index <= level}
            style={level !== null && index <= level ? { background: LOOKS[level].fill } : undefined}
          />
        ))}
      </Bars>
      <b
        aria-hidden="true"
        style={{ color: level === null ? tone.inkSoft : LOOKS[level].text, minInlineSize: '5.5em' }}
      >
        {word === '' ? '—' : word}
      </b>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Meter>
  );
}

function RuleList({ title, rules }: { readonly title: string; readonly rules: readonly PasswordRuleState[] }) {
  return (
    <>
      <p style={{ fontSize: font.caption, color: tone.inkSoft }}>{title}</p>
      <Rules>
        {rules.map(({ rule, kept }) => (
          <Rule key={rule} data-kept={kept}>
            {kept ? <Icon name="check" size={16} /> : <Dot aria-hidden="true" />}
            <span>
              {PASSWORD_RULE_LABELS[rule]}
              <VisuallyHidden>{kept ? '، رعایت شده است' : '، هنوز رعایت نشده است'}</VisuallyHidden>
            </span>
          </Rule>
        ))}
      </Rules>
    </>
  );
}
