import type { KeyboardEvent } from 'react';
import { Button } from '../actions/button';
import { styled } from '../theme/styled';
import { radius, size, space, tone } from '../tokens';
import { useFilterPanel } from './filter-context';
import { FilterInputs } from './filter-inputs';
import { FIELD_TOP_PX } from './filter-look';

const FIELD_MIN_PX = 176;

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'start',
  padding: space[4],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.card,
  background: tone.sunken,
  // Each row is filled, however many fields the window has room for beside each other.
  '& > [data-filter]': { flex: `1 1 ${FIELD_MIN_PX}px` },
  '& > [data-wide="true"]': { flex: `2 1 ${2 * FIELD_MIN_PX + space[3]}px`, maxInlineSize: size.form },
});
const Buttons = styled('div')({
  flex: 'none',
  marginInlineStart: 'auto',
  display: 'flex',
  gap: space[2],
  marginBlockStart: FIELD_TOP_PX,
});

interface FilterDrawerProps {
  readonly id: string;
  readonly onCancel: () => void;
}

/** The other fields of the desktop's panel, below its line. Escape throws away what is not applied. */
export function FilterDrawer({ id, onCancel }: FilterDrawerProps) {
  const { isChanged } = useFilterPanel();
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // A calendar or a list that was open over it has taken its own Escape.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isOwn) return;
    event.preventDefault();
    onCancel();
  };
  return (
    <Root id={id} role="group" aria-label="فیلترهای بیشتر" onKeyDown={press}>
      <FilterInputs />
      <Buttons>
        <Button variant="quiet" onClick={onCancel}>
          انصراف
        </Button>
        <Button type="submit" variant={isChanged ? 'primary' : 'secondary'}>
          اعمال
        </Button>
      </Buttons>
    </Root>
  );
}
