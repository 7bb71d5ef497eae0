import { useMayCheck, usePage } from '@peyk/shared-store';
import { Caption, Card, Icon, focusRing, radius, size, space, styled, tone } from '@peyk/shared-ui';
import { Link } from 'react-router';
import { SECTIONS } from '../../components/sections';
import { messages } from '../../messages';

const Row = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.touch + space[4],
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.field,
  color: tone.ink,
  textDecoration: 'none',
  '&:hover': { background: tone.lapisSoft },
  '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  '& > svg': { flex: 'none', color: tone.lapisText },
});
const Words = styled('span')({ display: 'grid', flex: 1, minInlineSize: 0 });

/** Where the phone goes on from «مخاطبان». */
export default function SectionList() {
  usePage({ title: messages.title, hideBack: true });
  const may = useMayCheck();
  return (
    <Card as="nav" aria-label={messages.sectionsLabel} style={{ padding: space[2] }}>
      {SECTIONS.filter(({ permission }) => may(permission)).map(({ name, path, icon }) => (
        <Row key={name} to={path}>
          <Icon name={icon} />
          <Words>
            {messages.sections[name].label}
            <Caption>{messages.sections[name].help}</Caption>
          </Words>
          <Icon name="chevronNext" size={18} />
        </Row>
      ))}
    </Card>
  );
}
