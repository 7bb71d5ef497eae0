export { collectionsModule } from './collections-module';
