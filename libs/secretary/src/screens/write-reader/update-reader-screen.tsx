import { DetailView } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { readerQuery } from '../../api/readers';
import { UNKNOWN_READER } from '../../components/unknown-reader';
import { readerValuesOf } from '../../model/reader-form';
import { readerMessages } from '../../reader-messages';
import { SECRETARY_PATHS } from '../../secretary-paths';
import { ReaderForm } from './reader-form';

/** A code reader is written anew here; its codes stay. */
export default function UpdateReaderScreen() {
  const { id = '' } = useParams();
  usePage({ title: readerMessages.editTitle, backTo: SECRETARY_PATHS.readers });
  return (
    <DetailView query={useQuery(readerQuery(id))} unknown={UNKNOWN_READER}>
      {(reader) => <ReaderForm id={id} initial={readerValuesOf(reader)} />}
    </DetailView>
  );
}
