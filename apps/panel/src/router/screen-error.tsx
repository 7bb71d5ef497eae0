import { usePage } from '@peyk/shared-store';
import { Button, EmptyFace, LinkButton } from '@peyk/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useOffline } from '../offline/use-offline';
import { isFirstOfVisit } from './first-visit';

const OFFLINE_TITLE = 'این صفحه هنوز روی این دستگاه نیست';
const OFFLINE_HELP = 'اینترنت قطع است. همین که وصل شوید، این صفحه خودبه‌خود باز می‌شود.';
const HELP = 'خطایی پیش آمد که انتظارش را نداشتیم. لطفاً به صفحهٔ قبل برگردید و دوباره تلاش کنید.';
const TITLE = 'این صفحه باز نشد';

/** What the error boundary shows. The router forgets the error as soon as the path changes. */
export function ScreenError() {
  // The title of a page that did not get as far as to say its own.
  usePage({ title: TITLE });
  const isOffline = useOffline();
  const [wasOffline] = useState(isOffline);
  const isLeaving = useRef(false);
  useEffect(() => {
    const leave = () => void (isLeaving.current = true);
    window.addEventListener('beforeunload', leave);
    return () => window.removeEventListener('beforeunload', leave);
  }, []);
  useEffect(() => {
    // A browser may remember for the whole visit that a file did not come, so nothing less than a reload asks again. It would take the
    // place of another address that is being opened already.
    if (wasOffline && !isOffline && !isLeaving.current) window.location.reload();
  }, [wasOffline, isOffline]);
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <EmptyFace
      drawing="broken"
      title={isOffline ? OFFLINE_TITLE : TITLE}
      help={isOffline ? OFFLINE_HELP : HELP}
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
