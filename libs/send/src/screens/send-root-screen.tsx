import { Navigate } from 'react-router';
import { SEND_PATHS } from '../send-paths';

/** The address without a way of sending leads to the one way there is. */
export default function SendRootScreen() {
  return <Navigate to={SEND_PATHS.quick} replace />;
}
