import { Button } from '../actions/button';
import { styled } from '../theme/styled';
import { font, space, tone } from '../tokens';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: space[3],
  color: tone.inkSoft,
  fontSize: font.caption,
});

interface PageFootProps {
  /** How many there are, in words: «۱۲ حساب». */
  readonly count: string;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** What stands under a short list: how many there are, and the pages beside this one. Tables have `Pagination`. */
export function PageFoot({ count, page, limit, total, onPage }: PageFootProps) {
  return (
    <Root>
      {count}
      {(page > 1 || total > limit) && (
        <span>
          <Button variant="quiet" disabled={page === 1} onClick={() => onPage(page - 1)}>
            قبلی
          </Button>
          <Button variant="quiet" disabled={page * limit >= total} onClick={() => onPage(page + 1)}>
            بعدی
          </Button>
        </span>
      )}
    </Root>
  );
}
