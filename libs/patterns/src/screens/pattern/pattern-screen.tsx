import { DetailView } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { Stack } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { patternQuery } from '../../api/get-pattern';
import { UNKNOWN_PATTERN } from '../../components/unknown-pattern';
import { messages } from '../../messages';
import { PATTERNS_PATHS } from '../../patterns-paths';
import { PatternCard } from './pattern-card';
import { VersionsCard } from './versions-card';

/** One pattern: how it fares, what it said before, and a send of it to oneself. */
export default function PatternScreen() {
  usePage({ title: messages.one, backTo: PATTERNS_PATHS.list });
  const { id = '' } = useParams();
  return (
    <DetailView query={useQuery(patternQuery(id))} unknown={UNKNOWN_PATTERN}>
      {(details) => (
        <Stack gap={4}>
          <PatternCard {...details} />
          <VersionsCard {...details} />
        </Stack>
      )}
    </DetailView>
  );
}
