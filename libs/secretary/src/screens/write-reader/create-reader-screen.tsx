import { usePage } from '@peyk/shared-store';
import { EMPTY_READER } from '../../model/reader-form';
import { readerMessages } from '../../reader-messages';
import { SECRETARY_PATHS } from '../../secretary-paths';
import { ReaderForm } from './reader-form';

/** A new code reader is written here. */
export default function CreateReaderScreen() {
  usePage({ title: readerMessages.create, backTo: SECRETARY_PATHS.readers });
  return <ReaderForm initial={EMPTY_READER} />;
}
