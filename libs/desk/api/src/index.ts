export {
  COLLECTION_NAMES,
  collectionPath,
  collectionsQuery,
  isCollectionName,
  type CollectionName,
} from './collections-query';
export { deskApi, type DeskSchemas, type QueueName } from './desk-api';
export { ownQueuesQuery } from './own-queues-query';
export { QUEUE_NAMES, isQueueName, queuePath } from './queue-names';
