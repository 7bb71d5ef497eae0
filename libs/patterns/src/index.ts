export { patternsModule } from './patterns-module';
