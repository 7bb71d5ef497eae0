import { FileWork } from './file-work';
import type { ToWorker } from './protocol';

const scope = globalThis as unknown as Pick<Worker, 'postMessage'> & Pick<EventTarget, 'addEventListener'>;
const work = new FileWork((answer, moved = []) => scope.postMessage(answer, moved));
scope.addEventListener('message', (event) => void work.take((event as MessageEvent<ToWorker>).data));
