import type { ComponentProps } from 'react';
import { Button } from '../actions/button';
import { useIsMobile } from '../layout/use-is-mobile';
import { VisuallyHidden } from '../layout/visually-hidden';
import { formatNumber } from '../numbers/format-number';
import { styled } from '../theme/styled';
import { font, radius, space, tone } from '../tokens';
import { useFilterPanel } from './filter-context';
import { quickFieldOf } from './quick-field';

const Badge = styled('span')({
  minInlineSize: '1.6em',
  paddingInline: space[1],
  borderRadius: radius.pill,
  background: tone.turquoiseSoft,
  color: tone.turquoiseText,
  fontSize: font.caption,
  textAlign: 'center',
});

/** The button to the fields that do not stand on the line, with how many of them are set. None, no button. */
export function FilterToggle(props: Omit<ComponentProps<typeof Button>, 'children'>) {
  const { fields, values } = useFilterPanel();
  const isMobile = useIsMobile();
  const quick = quickFieldOf(fields);
  const others = fields.filter((field) => field !== quick);
  if (others.length === 0) return null;
  const setCount = others.filter(({ key }) => values[key] !== undefined).length;
  return (
    <Button icon="filter" {...props}>
      {isMobile ? <VisuallyHidden>فیلتر</VisuallyHidden> : 'فیلتر'}
      {setCount > 0 && (
        <>
          {' '}
          <Badge>{formatNumber(setCount)}</Badge>
          <VisuallyHidden> فیلتر فعال</VisuallyHidden>
        </>
      )}
    </Button>
  );
}
