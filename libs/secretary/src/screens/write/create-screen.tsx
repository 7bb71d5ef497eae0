import { usePage } from '@peyk/shared-store';
import { messages } from '../../messages';
import { EMPTY_SECRETARY } from '../../model/secretary-form';
import { SECRETARY_PATHS } from '../../secretary-paths';
import { SecretaryForm } from './secretary-form';

/** A new secretary is written here. */
export default function CreateScreen() {
  usePage({ title: messages.create, backTo: SECRETARY_PATHS.list });
  return <SecretaryForm initial={EMPTY_SECRETARY} />;
}
