export { developersModule } from './developers-module';
