import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { useIsMobile } from '../layout/use-is-mobile';
import { styled } from '../theme/styled';
import { focusRing, radius, size, space } from '../tokens';
import { FilterChips } from './filter-chips';
import { FilterProvider, useFilterPanel, type FilterBinding } from './filter-context';
import { FilterInputs } from './filter-inputs';
import { FIELD_TOP_PX } from './filter-look';
import { FilterSheet } from './filter-sheet';
import { SavedFilters, type SavedFiltersPort } from './saved-filters';
import { useFilterSubmit } from './use-filter-submit';
import { useSearchShortcut } from './use-search-shortcut';

const FIELD_MIN_PX = 176;

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minInlineSize: 0,
  borderRadius: radius.field,
  '&:focus-visible': focusRing,
});
const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'start',
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
const Bar = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: space[2] });

interface FilterPanelProps extends FilterBinding {
  /** Filters that this person has saved under a name; without it nothing can be saved. */
  readonly saved?: SavedFiltersPort;
  /** Whether `/` leads to the search; switch it off with the person's preference. */
  readonly searchShortcut?: boolean;
  /** Stands in the panel too; it may call `useFilterPanel`. */
  readonly children?: ReactNode;
}

/**
 * What a list is narrowed to. On the desktop the fields stand inline, and nothing happens before «اعمال» or Enter; on the
 * phone they open over the whole screen, with cancel and confirm. Below them every filter that is applied has a chip.
 *
 * Controlled: `useFilters` of `shared/url-state` binds the same list of fields to the address.
 */
export function FilterPanel({ saved, searchShortcut = true, children, ...binding }: FilterPanelProps) {
  const isMobile = useIsMobile();
  const root = useRef<HTMLDivElement>(null);
  const [findSearch] = useState(
    () => () => root.current?.querySelector<HTMLInputElement>('[data-filter="search"] input') ?? null,
  );
  useSearchShortcut(searchShortcut && !isMobile, findSearch);
  const savedMenu = saved !== undefined && <SavedFilters port={saved} />;
  return (
    <FilterProvider {...binding}>
      <Root ref={root} tabIndex={-1} data-filter-panel="" role="group" aria-label="فیلترها">
        {isMobile ? (
          <Bar>
            {children}
            {savedMenu}
            <FilterSheet />
          </Bar>
        ) : (
          <InlineForm>
            {children}
            {savedMenu}
          </InlineForm>
        )}
        <FilterChips />
      </Root>
    </FilterProvider>
  );
}

function InlineForm({ children }: { readonly children: ReactNode }) {
  const { isChanged } = useFilterPanel();
  const submit = useFilterSubmit();
  return (
    <Form role="search" noValidate onSubmit={submit}>
      <FilterInputs />
      <Buttons>
        {children}
        <Button type="submit" icon="filter" variant={isChanged ? 'primary' : 'secondary'}>
          اعمال
        </Button>
      </Buttons>
    </Form>
  );
}
