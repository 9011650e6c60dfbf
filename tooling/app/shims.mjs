import { replacedModules } from '../replacedModules.mjs';

/**
 * Modules that have a smaller shim in the app's bundle: the same exports without what the app never needs. They save 12 to
 * 13 kB of each first visit (gzip): date-fns, signing in on partners' pages, a partner's own words, the sheet of joining.
 */
const SHIMS = {
  'core/src/domain/dates.ts': 'core/src/domain/datesIntl.ts',
  'widgets/src/RoomCard/JoinSheet.tsx': 'widgets/src/RoomCard/JoinSheetLater.tsx',
  'widgets/src/provider/IsolatedRoot.tsx': 'app/src/shims/IsolatedRoot.ts',
  'widgets/src/provider/PartnerScope.tsx': 'app/src/shims/PartnerScope.ts',
  'widgets/src/provider/spokenMessages.ts': 'app/src/shims/spokenMessages.ts',
};

/** Resolves modules to their shims, for Vite. */
export const shims = () => ({ ...replacedModules(SHIMS), apply: /** @type {const} */ ('build') });
