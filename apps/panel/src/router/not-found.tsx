import { usePage } from '@peyk/shared-store';
import { EmptyFace, LinkButton } from '@peyk/shared-ui';
import { Link } from 'react-router';

/** The page of every address that does not exist. */
export function NotFound() {
  usePage({ title: 'صفحه پیدا نشد' });
  return (
    <main>
      <EmptyFace
        isPage
        drawing="compass"
        title="این صفحه پیدا نشد"
        help="شاید نشانی درست نوشته نشده باشد، یا این صفحه جابه‌جا شده است."
        action={
          <LinkButton component={Link} to="/dashboard" variant="primary" icon="home">
            رفتن به خانه
          </LinkButton>
        }
      />
    </main>
  );
}
