export { sendModule } from './send-module';
