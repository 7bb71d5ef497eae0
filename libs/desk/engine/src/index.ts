export { engineModule } from './engine-module';
