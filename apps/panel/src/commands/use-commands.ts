import {
  layoutEvents,
  preferencesEvents,
  themeEvents,
  useAppDispatch,
  useAppSelector,
  useMayCheck,
} from '@peyk/shared-store';
import { useIsMobile } from '@peyk/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { modules } from '../modules';
import { SUPPORT_ACCESS, useSupportAccess } from '../shell/use-support-access';
import type { Command } from './command';
import { moduleCommands } from './module-commands';

/** The keys that belong to the shell itself; no domain may take them. */
export const SHELL_KEYS = { theme: 't', menu: 'm' } as const;

/** Everything that can be done from anywhere: pages and actions of the domains, then those of the shell. */
export function useCommands(signOut: () => void): readonly Command[] {
  const client = useQueryClient();
  const goTo = useNavigate();
  const dispatch = useAppDispatch();
  const may = useMayCheck();
  const isMobile = useIsMobile();
  const dark = useAppSelector((state) => state.theme.dark);
  const folded = useAppSelector((state) => state.preferences.menuFolded);

  const theme: Command = {
    id: 'shell.theme',
    label: dark ? 'پوستهٔ روشن' : 'پوستهٔ تیره',
    icon: dark ? 'sun' : 'moon',
    kind: 'action',
    keywords: ['تم', 'شب', 'روز', 'theme', 'dark', 'light'],
    keys: [SHELL_KEYS.theme],
    run: () => dispatch(themeEvents.chosen({ dark: !dark })),
  };
  const menu: Command = {
    id: 'shell.menu',
    label: folded ? 'باز کردن منوی کناری' : 'جمع کردن منوی کناری',
    icon: 'menu',
    kind: 'action',
    keywords: ['menu', 'sidebar'],
    keys: [SHELL_KEYS.menu],
    run: () => dispatch(preferencesEvents.menuFolded({ folded: !folded })),
  };
  const help: Command = {
    id: 'shell.shortcuts',
    label: 'راهنمای صفحه‌کلید',
    icon: 'info',
    kind: 'action',
    keywords: ['میان‌بر', 'کلید', 'help', 'shortcuts', 'keyboard'],
    run: () => dispatch(layoutEvents.overlayOpened('shortcuts')),
  };
  const openSupportAccess = useSupportAccess();
  const support: readonly Command[] =
    openSupportAccess === null
      ? []
      : [
          {
            id: 'shell.support-access',
            label: SUPPORT_ACCESS,
            icon: 'user',
            kind: 'action',
            keywords: ['امنیت', 'اجازه', 'support', 'access', 'security'],
            run: openSupportAccess,
          },
        ];
  const leave: Command = {
    id: 'shell.sign-out',
    label: 'خروج از پنل',
    icon: 'logout',
    kind: 'action',
    keywords: ['logout', 'sign out', 'exit'],
    run: signOut,
  };
  const ofModules = moduleCommands(modules, { client, navigate: (path) => void goTo(path) }, may);
  // A phone has neither a side menu nor, as a rule, a keyboard.
  return [...ofModules, theme, ...(isMobile ? [] : [menu, help]), ...support, leave];
}
