export { colleaguesModule } from './colleagues-module';
