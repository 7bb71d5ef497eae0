import { useMay } from '@peyk/shared-store';
import { Button, Caption, Card, CardTitle, Fact, Facts, LatinRun, Stack, space, styled } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Profile, ProfileField } from '../../api/profile';
import { FIELDS, SECTIONS, shownOf, type Section } from '../../model/profile-fields';
import { profileMessages as words } from '../../profile-messages';
import { OTHER_PATHS } from '../../profile-paths';

/** With the rules of its fields, which nobody loads who only looks. */
const SectionFormDialog = lazy(() => import('./section-form-dialog'));

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  '& > h2': { marginBlockEnd: 0 },
});

interface SectionCardProps {
  readonly profile: Profile;
  readonly section: Section;
  /** Before the fields: what is known from elsewhere. */
  readonly children?: ReactNode;
}

/** A part of the profile, and the way to change it. */
export function SectionCard({ profile: { details, settled }, section, children }: SectionCardProps) {
  const mayEdit = useMay('account.edit');
  const [isOpen, setOpen] = useState(false);
  const fields = SECTIONS[section];
  const free = fields.filter((field) => !settled.includes(field));
  const title = words[section];
  return (
    <Card>
      <Stack gap={3}>
        <Head>
          <CardTitle>{title}</CardTitle>
          {mayEdit && free.length > 0 && (
            <Button icon="pencil" aria-label={words.editSection(title)} onClick={() => setOpen(true)}>
              {words.edit}
            </Button>
          )}
        </Head>
        <Facts look="lined" twoColumns>
          {children}
          {fields.map((field) => (
            <Fact key={field} name={FIELDS[field].label}>
              <Shown field={field} value={shownOf(field, details)} />
            </Fact>
          ))}
        </Facts>
        {free.length < fields.length && (
          <Caption>
            {words.settled} <Link to={OTHER_PATHS.support}>{words.askSupport}</Link>
          </Caption>
        )}
      </Stack>
      {isOpen && (
        <Suspense fallback={null}>
          <SectionFormDialog title={title} fields={free} details={details} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function Shown({ field, value }: { readonly field: ProfileField; readonly value: string | undefined }) {
  if (value === undefined) return '—';
  const { kind } = FIELDS[field];
  if (kind === 'digits') return <LatinRun>{toPersianDigits(value)}</LatinRun>;
  return kind === 'latin' ? <LatinRun>{value}</LatinRun> : value;
}
