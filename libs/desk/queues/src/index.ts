export { queuesModule } from './queues-module';
