import { useAppSelector, usePage } from '@peyk/shared-store';
import { EmptyFace, LinkButton } from '@peyk/shared-ui';
import { Link } from 'react-router';

const TITLE = 'دسترسی محدود';

/** The sentence of 403-8, with the name of who can give the right as soon as it is known who is signed in. */
const helpOf = (manager: string | undefined) =>
  `دسترسی شما به این بخش محدود است. برای بالا بردن سطح دسترسی با مدیر حساب${manager === undefined ? '' : `، ${manager}،`} هماهنگ کنید.`;

/** What stands in the place of a screen that the person may not open. Neither the screen nor its data is asked for. */
export function Forbidden() {
  usePage({ title: TITLE });
  const manager = useAppSelector((state) => state.session.user?.managerName);
  return (
    <EmptyFace
      drawing="lock"
      title="به این بخش دسترسی ندارید"
      help={helpOf(manager)}
      action={
        <LinkButton component={Link} to="/dashboard" variant="primary" icon="home">
          رفتن به خانه
        </LinkButton>
      }
    />
  );
}
