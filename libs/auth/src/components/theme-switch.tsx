import { themeEvents, useAppDispatch, useAppSelector } from '@peyk/shared-store';
import { IconButton } from '@peyk/shared-ui';
import { messages } from '../messages';

/** Light or dark, for those who are not in the shell yet, where the same choice stands in the header. */
export function ThemeSwitch() {
  const dispatch = useAppDispatch();
  const dark = useAppSelector((state) => state.theme.dark);
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? messages.lightTheme : messages.darkTheme}
      onClick={() => dispatch(themeEvents.chosen({ dark: !dark }))}
    />
  );
}
