import { Stack } from '@peyk/shared-ui';
import { SectionPage } from '../../components/section-page';
import { PropertiesCard } from './properties-card';
import { TagsCard } from './tags-card';

/** What an account wants to know of its contacts besides their names: tags and properties. */
export default function MoreScreen() {
  return (
    <SectionPage section="more">
      <Stack gap={5}>
        <TagsCard />
        <PropertiesCard />
      </Stack>
    </SectionPage>
  );
}
