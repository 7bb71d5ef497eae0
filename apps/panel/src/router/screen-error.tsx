import { usePage } from '@peyk/shared-store';
import { Button, EmptyFace, LinkButton } from '@peyk/shared-ui';
import { Link, useLocation, useNavigate } from 'react-router';
import { isFirstOfVisit } from './first-visit';

const TITLE = 'این صفحه باز نشد';

/** What the error boundary shows. The router forgets the error as soon as the path changes. */
export function ScreenError() {
  // The title of a page that did not get as far as to say its own.
  usePage({ title: TITLE });
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <EmptyFace
      drawing="broken"
      title={TITLE}
      help="خطایی پیش آمد که انتظارش را نداشتیم. لطفاً به صفحهٔ قبل برگردید و دوباره تلاش کنید."
      action={
        <>
          <Button variant="primary" icon="back" onClick={() => void navigate(-1)}>
            بازگشت
          </Button>
          {isFirstOfVisit(location) && (
            <LinkButton component={Link} to="/dashboard" icon="home" reloadDocument>
              رفتن به خانه
            </LinkButton>
          )}
        </>
      }
    />
  );
}
