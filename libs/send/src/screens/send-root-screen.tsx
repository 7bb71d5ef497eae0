import { Navigate } from 'react-router';
import { SEND_PATHS } from '../send-paths';

/** An address without a way of sending, or a success of nothing, leads to the one way there is. */
export default function SendRootScreen() {
  return <Navigate to={SEND_PATHS.quick} replace />;
}
