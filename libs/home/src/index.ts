export { homeModule } from './home-module';
