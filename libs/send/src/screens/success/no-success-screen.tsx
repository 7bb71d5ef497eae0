import { Navigate } from 'react-router';
import { SEND_PATHS } from '../../send-paths';

/** The success of nothing leads to the ways to send. */
export default function NoSuccessScreen() {
  return <Navigate to={SEND_PATHS.root} replace />;
}
