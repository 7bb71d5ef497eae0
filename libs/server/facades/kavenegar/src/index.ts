export { kavenegarModule } from './kavenegar.module';
