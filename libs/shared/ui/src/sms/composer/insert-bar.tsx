import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon';
import { LatinRun } from '../../numbers/numbers';
import { styled } from '../../theme/styled';
import { font, media, motion, radius, size, space, tone } from '../../tokens';
import type { ComposerVariable } from './variables';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: space[2],
  borderBlockEnd: `1px solid ${tone.hairline}`,
  fontSize: font.caption,
  '& > :last-child:not(:only-child)': { marginInlineStart: 'auto' },
});
const Group = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2], minInlineSize: 0 });
const Chip = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 32,
  paddingInline: space[2],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.small,
  background: tone.lapisSoft,
  color: tone.lapisText,
  cursor: 'pointer',
  transition: `border-color ${motion.quick}`,
  '&:hover:not(:disabled)': { borderColor: tone.lapisText },
  '&:disabled': { cursor: 'not-allowed', background: tone.sunken, color: tone.inkSoft },
  [media.touch]: { minBlockSize: size.touch },
});

interface InsertBarProps {
  readonly variables: readonly ComposerVariable[];
  readonly disabled: boolean;
  readonly onInsert: (text: string) => void;
  readonly children?: ReactNode;
}

/** What can be put into a text at the caret: variables by name, and whatever the screen adds (drafts). */
export function InsertBar({ variables, disabled, onInsert, children }: InsertBarProps) {
  if (variables.length === 0 && children === undefined) return null;
  return (
    <Bar>
      {variables.length > 0 && (
        <Group role="group" aria-label="افزودن متغیر">
          {variables.map(({ name, label }) => (
            <Chip key={name} type="button" disabled={disabled} onClick={() => onInsert(`{{${name}}}`)}>
              <Icon name="plus" size={14} />
              {label}
              {label !== name && <LatinRun>{`{{${name}}}`}</LatinRun>}
            </Chip>
          ))}
        </Group>
      )}
      {children}
    </Bar>
  );
}
