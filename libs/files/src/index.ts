export { filesModule } from './files-module';
