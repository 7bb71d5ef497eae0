import { IconButton, font, radius, space, styled, tone } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { isUnfinished, jobsQuery } from '../api/list-jobs';
import { messages } from '../messages';

const Root = styled('span')({ position: 'relative', display: 'inline-grid', flex: 'none' });
const Badge = styled('span')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: space[4],
  blockSize: space[4],
  paddingInline: space[1],
  borderRadius: radius.pill,
  background: tone.lapis,
  color: tone.onLapis,
  fontSize: font.caption,
  lineHeight: 1,
  pointerEvents: 'none',
});
const Failed = styled(Badge)({ background: tone.pomegranate, color: tone.surface });

type Panel = ComponentType<{ readonly anchor: HTMLElement | null; readonly onClose: () => void }>;

/** A button in the header while there are jobs, with how many run. The list behind it is fetched when it is first opened. */
export default function JobsTray() {
  const { data } = useQuery(jobsQuery());
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [Loaded, setLoaded] = useState<Panel | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const jobs = data?.items ?? [];
  // An open list does not vanish with its last job.
  if (jobs.length === 0 && anchor === null) return null;

  const open = (target: HTMLElement) => {
    setAnchor(target);
    if (Loaded !== null) return;
    setIsLoading(true);
    import('./tray-panel')
      .then(
        (module) => setLoaded(() => module.default),
        () => setAnchor(null),
      )
      .finally(() => setIsLoading(false));
  };
  const running = jobs.filter(isUnfinished).length;
  const hasFailed = jobs.some(({ state }) => state === 'failed');
  return (
    <Root>
      <IconButton
        icon="clock"
        label={messages.open(running)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        busy={isLoading}
        onClick={(event) => open(event.currentTarget)}
      />
      {running > 0 ? (
        <Badge aria-hidden="true">{running.toLocaleString('fa-IR')}</Badge>
      ) : (
        hasFailed && <Failed aria-hidden="true">!</Failed>
      )}
      {Loaded !== null && <Loaded anchor={anchor} onClose={() => setAnchor(null)} />}
    </Root>
  );
}
