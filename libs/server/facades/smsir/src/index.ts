export { smsirModule } from './smsir.module';
