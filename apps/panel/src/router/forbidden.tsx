import { usePage } from '@peyk/shared-store';
import { EmptyFace, LinkButton } from '@peyk/shared-ui';
import { Link } from 'react-router';

const TITLE = 'دسترسی محدود';

/** What stands in the place of a screen that the person may not open. Neither the screen nor its data is asked for. */
export function Forbidden() {
  usePage({ title: TITLE });
  return (
    <EmptyFace
      drawing="lock"
      title="به این بخش دسترسی ندارید"
      help="دسترسی شما به این بخش محدود است. برای بالا بردن سطح دسترسی با مدیر خود هماهنگ کنید."
      action={
        <LinkButton component={Link} to="/dashboard" variant="primary" icon="home">
          رفتن به خانه
        </LinkButton>
      }
    />
  );
}
