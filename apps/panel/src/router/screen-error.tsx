import { Button, EmptyFace } from '@peyk/shared-ui';
import { useNavigate } from 'react-router';

/** What the error boundary shows. The router forgets the error as soon as the path changes. */
export function ScreenError() {
  const navigate = useNavigate();
  return (
    <EmptyFace
      drawing="broken"
      title="این صفحه باز نشد"
      help="خطایی پیش آمد که انتظارش را نداشتیم. لطفاً یک گام برگردید و دوباره تلاش کنید."
      action={
        <Button variant="primary" icon="back" onClick={() => void navigate(-1)}>
          بازگشت
        </Button>
      }
    />
  );
}
