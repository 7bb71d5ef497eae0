import { Icon } from '../icons/icon';
import { styled } from '../theme/styled';
import { font, media, motion, radius, size, space, tone } from '../tokens';
import { useFilterPanel } from './filter-context';
import { filterWords } from './filter-words';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
const Chip = styled('li')({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: size.control - space[2],
  paddingInlineStart: space[3],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.pill,
  background: tone.lapisSoft,
  color: tone.lapisText,
  fontSize: font.caption,
});
const Words = styled('span')({
  minInlineSize: 0,
  maxInlineSize: '40ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& > bdi': { fontWeight: font.medium },
});
const Remove = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.control - space[2],
  blockSize: size.control - space[2],
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: 'color-mix(in srgb, currentcolor 12%, transparent)' },
  [media.touch]: { inlineSize: size.touch, blockSize: size.touch },
});
const ClearAll = styled('button')({
  minBlockSize: size.control - space[2],
  paddingInline: space[2],
  border: 0,
  borderRadius: radius.field,
  background: 'transparent',
  color: tone.lapisText,
  fontFamily: 'inherit',
  fontSize: font.caption,
  fontWeight: font.medium,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  [media.touch]: { minBlockSize: size.touch },
});

/** The button that was pressed goes away with its filter: the keyboard goes on from the panel, not from the top of the page. */
function focusPanel(from: Element): void {
  const panel = from.closest('[data-filter-panel]');
  if (panel instanceof HTMLElement) panel.focus({ preventScroll: true });
}

/** Every filter that is applied, each with the way to take it off. Draws nothing while there is none. */
export function FilterChips() {
  const { fields, values, activeCount, remove, clear } = useFilterPanel();
  if (activeCount === 0) return null;
  return (
    <List aria-label="فیلترهای فعال">
      {fields.map((field) => {
        const value = values[field.key];
        if (value === undefined) return null;
        const words = filterWords(field, value);
        return (
          <Chip key={field.key}>
            <Words title={words}>
              {field.label}: <bdi>{words}</bdi>
            </Words>
            <Remove
              type="button"
              aria-label={`برداشتن فیلتر ${field.label}`}
              onClick={(event) => {
                focusPanel(event.currentTarget);
                remove(field.key);
              }}
            >
              <Icon name="close" size={14} />
            </Remove>
          </Chip>
        );
      })}
      <li>
        <ClearAll
          type="button"
          onClick={(event) => {
            focusPanel(event.currentTarget);
            clear();
          }}
        >
          برداشتن همه
        </ClearAll>
      </li>
    </List>
  );
}
