export type {
  ActionParts,
  FeatureModule,
  FeatureRoute,
  LiveHandler,
  LiveMessage,
  ModuleAction,
  NavigationEntry,
  NavigationGroup,
  NavigationIcon,
  ShellBanner,
} from './feature-module';
export { fillPath, isBelow, type PathParameters } from './paths';
