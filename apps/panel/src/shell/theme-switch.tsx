import { themeEvents, useAppDispatch, useAppSelector } from '@peyk/shared-store';
import { IconButton } from '@peyk/shared-ui';

/** Light or dark. The choice is remembered by the browser and followed by its other tabs. */
export function ThemeSwitch() {
  const dispatch = useAppDispatch();
  const dark = useAppSelector((state) => state.theme.dark);
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? 'پوستهٔ روشن' : 'پوستهٔ تیره'}
      onClick={() => dispatch(themeEvents.chosen({ dark: !dark }))}
    />
  );
}
