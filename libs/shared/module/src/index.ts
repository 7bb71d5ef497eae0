export type {
  ActionParts,
  FeatureModule,
  FeatureRoute,
  LiveHandler,
  LiveMessage,
  MayCheck,
  ModuleAction,
  NavigationEntry,
  NavigationGroup,
  NavigationIcon,
  Needed,
  ShellBanner,
} from './feature-module';
export { fillPath, isBelow, type PathParameters } from './paths';
