import { useMayCheck, usePage } from '@peyk/shared-store';
import { Stack, focusRing, font, motion, radius, size, space, styled, tone, useIsMobile } from '@peyk/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CONTACTS_PATHS } from '../contacts-paths';
import { messages } from '../messages';
import { SECTIONS, type SectionName } from './sections';

const Nav = styled('nav')({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${tone.hairline}`,
});
const SectionLink = styled(Link)({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  paddingInline: space[4],
  color: tone.inkSoft,
  fontWeight: font.medium,
  textDecoration: 'none',
  transition: `color ${motion.quick}`,
  '&:hover': { color: tone.ink },
  '&:focus-visible': { ...focusRing, outlineOffset: -2, borderRadius: radius.field },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: space[3],
    insetBlockEnd: 0,
    blockSize: 3,
    borderStartStartRadius: radius.small,
    borderStartEndRadius: radius.small,
    background: tone.turquoise,
    opacity: 0,
  },
  '&[aria-current="page"]': { color: tone.turquoiseText, '&::after': { opacity: 1 } },
});

interface SectionPageProps {
  readonly section: SectionName;
  readonly children: ReactNode;
}

/** One section of the contacts: on the desktop below the links to all of them, on the phone a page of its own. */
export function SectionPage({ section, children }: SectionPageProps) {
  const isMobile = useIsMobile();
  const title = isMobile ? messages.sections[section].label : messages.title;
  usePage(isMobile ? { title, backTo: CONTACTS_PATHS.root } : { title, hideBack: true });
  if (isMobile) return children;
  return (
    <Stack gap={4}>
      <SectionLinks current={section} />
      {children}
    </Stack>
  );
}

function SectionLinks({ current }: { readonly current: SectionName }) {
  const may = useMayCheck();
  return (
    <Nav aria-label={messages.sectionsLabel}>
      {SECTIONS.filter(({ permission }) => may(permission)).map(({ name, path }) => (
        <SectionLink key={name} to={path} aria-current={name === current ? 'page' : undefined}>
          {messages.sections[name].label}
        </SectionLink>
      ))}
    </Nav>
  );
}
