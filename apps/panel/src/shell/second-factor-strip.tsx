import { Link } from 'react-router';
import { Strip } from './strip';

/** Why everything is closed to a person whose account requires an authenticator, and the way to it. */
export default function SecondFactorStrip() {
  return (
    <Strip>
      در این حساب ورود با برنامهٔ رمزساز الزامی است؛ تا آن را روشن نکنید، بخش‌های دیگر برای شما باز نمی‌شود.{' '}
      <Link to="/profile/security-setting">روشن کردن</Link>
    </Strip>
  );
}
