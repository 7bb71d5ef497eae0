import { loadSupportAccess, useSignOut } from '@peyk/auth';
import { layoutEvents, useAppDispatch, useAppSelector } from '@peyk/shared-store';
import type { Command } from '../commands/command';
import { recentCommands, rememberCommand } from '../commands/recent-commands';
import { useCommands } from '../commands/use-commands';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { LoadedOverlay } from './loaded-overlay';

const loadPalette = () => import('../palette/palette');
const loadShortcuts = () => import('../shortcuts/shortcut-sheet');

/** What the shell lays over the page, and the keys that call it. */
export function Overlays() {
  const dispatch = useAppDispatch();
  const overlay = useAppSelector((state) => state.layout.overlay);
  const owner = useAppSelector((state) => state.session.user?.userName ?? '');
  const { signOut, failureDialog } = useSignOut();
  const commands = useCommands(signOut);
  useShortcuts(commands);

  const close = () => dispatch(layoutEvents.overlayClosed());
  const run = (command: Command) => {
    rememberCommand(owner, command.id);
    close();
    command.run();
  };
  return (
    <>
      {overlay === 'palette' && (
        <LoadedOverlay
          load={loadPalette}
          onClose={close}
          props={{ commands, recent: recentCommands(owner), onRun: run, onClose: close }}
        />
      )}
      {overlay === 'shortcuts' && (
        <LoadedOverlay load={loadShortcuts} onClose={close} props={{ commands, onClose: close }} />
      )}
      {overlay === 'supportAccess' && (
        <LoadedOverlay load={loadSupportAccess} onClose={close} props={{ onClose: close }} />
      )}
      {failureDialog}
    </>
  );
}
