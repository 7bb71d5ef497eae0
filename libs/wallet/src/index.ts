export { walletModule } from './wallet-module';
