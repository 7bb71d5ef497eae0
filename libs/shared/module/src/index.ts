export type {
  FeatureModule,
  FeatureRoute,
  LiveHandler,
  LiveMessage,
  NavigationEntry,
  NavigationGroup,
  NavigationIcon,
} from './feature-module';
export { fillPath, isBelow, type PathParameters } from './paths';
