export type {
  ActionParts,
  EntryCount,
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
export { NeededForProvider, useNeededFor } from './needed-for';
export { fillPath, isBelow, type PathParameters } from './paths';
