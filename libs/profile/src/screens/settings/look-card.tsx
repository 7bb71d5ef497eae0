import { layoutEvents, preferencesEvents, themeEvents, useAppDispatch, useAppSelector } from '@peyk/shared-store';
import { Button, Caption, Card, CardTitle, Stack, Switch, useIsMobile } from '@peyk/shared-ui';
import { settingsMessages as words } from '../../settings-messages';

/** The theme, and the shortcuts of a single key: kept by this browser. */
export function LookCard() {
  const dispatch = useAppDispatch();
  const isMobile = useIsMobile();
  const isDark = useAppSelector((state) => state.theme.dark);
  const areOff = useAppSelector((state) => state.preferences.shortcutsOff);
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>{words.look}</CardTitle>
        <Caption>{words.lookHelp}</Caption>
        <Switch label={words.dark} value={isDark} onChange={(dark) => dispatch(themeEvents.chosen({ dark }))} />
        {!isMobile && (
          <>
            <Switch
              label={words.shortcuts}
              hint={words.shortcutsHint}
              value={!areOff}
              onChange={(on) => dispatch(preferencesEvents.shortcutsSwitched({ off: !on }))}
            />
            <div>
              <Button variant="quiet" onClick={() => dispatch(layoutEvents.overlayOpened('shortcuts'))}>
                {words.showShortcuts}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}
