export { bestBonus } from './bonus.policy';
export type { Bonus } from './bonus.policy';
export { fail as failOffer } from './fail';
export { OFFERS_ERRORS } from './offers.errors';
export { offersModule } from './offers.module';
export { findChargePackage, listPromotions } from './offers.repository';
export type { ChargePackage } from './offers.repository';
export type { ChargePackagesTable, GiftPackagesTable, GiftTakingsTable, PromotionsTable } from './offers.tables';
