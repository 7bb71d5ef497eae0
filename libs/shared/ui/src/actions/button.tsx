import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import { SpinnerRing } from '../feedback/spinner';
import { buttonStyles, type ButtonVariant } from './button-look';
import { ownProps } from '../theme/own-props';
import { styled } from '../theme/styled';

interface Look {
  readonly variant?: ButtonVariant;
  /** Takes the whole width of its column. */
  readonly wide?: boolean;
  readonly icon?: IconName;
}

const Root = styled(
  'button',
  ownProps('look', 'isWide'),
)<{
  look: ButtonVariant;
  isWide: boolean;
}>(({ look, isWide }) => buttonStyles(look, isWide));

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** The work that the button began is under way: it keeps its width, turns, and takes no second press. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A button. Its word is a verb. Without a `type` it submits nothing. */
export function Button({
  variant = 'secondary',
  wide = false,
  icon,
  busy = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <Root
      type="button"
      look={variant}
      isWide={wide}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <SpinnerRing /> : icon !== undefined && <Icon name={icon} />}
      {children}
    </Root>
  );
}

type LinkButtonProps<C extends ElementType> = Look & { readonly component: C; readonly children: ReactNode } & Omit<
    ComponentProps<C>,
    keyof Look | 'component' | 'children' | 'className' | 'style'
  >;

/**
 * A link that looks like a button, for going somewhere. `component` is the router's link, which this library does not know.
 *
 * @example <LinkButton component={Link} to="/send-sms/quick" variant="primary">ارسال پیامک</LinkButton>
 */
export function LinkButton<C extends ElementType>({
  variant = 'secondary',
  wide = false,
  icon,
  component,
  children,
  ...rest
}: LinkButtonProps<C>) {
  return (
    <Root as={component} look={variant} isWide={wide} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </Root>
  );
}
