import { useAppSelector, usePage } from '@peyk/shared-store';
import { EmptyFace, LinkButton } from '@peyk/shared-ui';
import { Link } from 'react-router';

/** The page of every address that does not exist. */
export function NotFound() {
  usePage({ title: 'صفحه پیدا نشد' });
  // The shell has the page's heading and its main region; without it this page needs its own.
  const isInShell = useAppSelector((state) => state.session.token !== null);
  const face = (
    <EmptyFace
      isPage={!isInShell}
      drawing="compass"
      title="این صفحه پیدا نشد"
      help="شاید نشانی درست نوشته نشده باشد، یا این صفحه جابه‌جا شده است."
      action={
        <LinkButton component={Link} to="/dashboard" variant="primary" icon="home">
          رفتن به خانه
        </LinkButton>
      }
    />
  );
  return isInShell ? face : <main>{face}</main>;
}
