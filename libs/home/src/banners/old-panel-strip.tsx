import { useQuery } from '@tanstack/react-query';
import { useKept } from '@peyk/shared-store';
import { OldPanelBanner } from '@peyk/shared-ui';
import { bannersQuery } from '../api/list-banners';

/** Points to the old panel, where there is one, until the person closes it; another address is news again. */
export default function OldPanelStrip() {
  const { data } = useQuery(bannersQuery());
  const [closedLink, keepClosedLink] = useKept('old-panel-closed', (stored) =>
    typeof stored === 'string' ? stored : '',
  );
  const link = data?.old_panel?.link;
  if (link === undefined || link === closedLink) return null;
  return <OldPanelBanner link={link} onClose={() => void keepClosedLink(link)} />;
}
