import { Caption, Checkbox, Stack, font, radius, space, styled, tone } from '@peyk/shared-ui';
import { useId } from 'react';
import type { PermissionGroup } from '../api/roles';
import { messages } from '../messages';
import { isWhole, withGroup, withPermission } from '../model/choose-permissions';

const Group = styled('fieldset')({
  minInlineSize: 0,
  margin: 0,
  padding: space[4],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.card,
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockEnd: space[2],
  fontWeight: font.bold,
});

interface PermissionGroupsProps {
  readonly groups: readonly PermissionGroup[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** What a role may hold, under its headings; one press for a whole heading. */
export function PermissionGroups({ groups, value, onChange }: PermissionGroupsProps) {
  return (
    <Stack gap={3}>
      {groups.map((group) => (
        <PermissionGroupBox key={group.title} group={group} value={value} onChange={onChange} />
      ))}
    </Stack>
  );
}

interface GroupProps extends Omit<PermissionGroupsProps, 'groups'> {
  readonly group: PermissionGroup;
}

function PermissionGroupBox({ group, value, onChange }: GroupProps) {
  const id = useId();
  const chosen = group.permissions.filter(({ key }) => value.includes(key)).length;
  const mayGiveAny = group.permissions.some(({ may_give }) => may_give);
  return (
    <Group aria-labelledby={id}>
      <Head>
        <span id={id}>{group.title}</span>
        <Caption>{messages.chosenOf(chosen, group.permissions.length)}</Caption>
      </Head>
      <Stack gap={1}>
        {group.permissions.length > 1 && mayGiveAny && (
          <Checkbox
            label={messages.wholeGroup(group.title)}
            value={isWhole(value, group)}
            onChange={(isHeld) => onChange(withGroup(value, group, isHeld))}
          />
        )}
        {group.permissions.map(({ key, title, may_give }) => (
          <Checkbox
            key={key}
            label={title}
            value={value.includes(key)}
            onChange={(isHeld) => onChange(withPermission(value, key, isHeld))}
            disabled={!may_give}
            hint={may_give ? undefined : messages.notYours}
          />
        ))}
      </Stack>
    </Group>
  );
}
