import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/**
 * Modules that have a smaller shim in the app's bundle: the same exports without what the app never needs. They save 12 to
 * 13 kB of each first visit (gzip): date-fns, signing in on partners' pages, a partner's own words, the sheet of joining.
 */
const SHIMS = new Map(
  Object.entries({
    'core/src/domain/dates.ts': 'core/src/domain/datesIntl.ts',
    'widgets/src/RoomCard/JoinSheet.tsx': 'widgets/src/RoomCard/JoinSheetLater.tsx',
    'widgets/src/provider/PartnerScope.tsx': 'app/src/shims/PartnerScope.ts',
    'widgets/src/provider/spokenMessages.ts': 'app/src/shims/spokenMessages.ts',
  }).map(([from, to]) => [packages + from, packages + to]),
);

const NAMES = /^\.{1,2}\/.*\b(dates|JoinSheet|PartnerScope|spokenMessages)$/;

/** Resolves modules to their shims, for Vite. */
export const shims = () => ({
  name: 'app-shims',
  apply: /** @type {const} */ ('build'),
  enforce: /** @type {const} */ ('pre'),
  async resolveId(id, importer) {
    if (!importer || !NAMES.test(id)) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    const shim = found && SHIMS.get(found.id);
    // What a shim itself imports is the real one.
    return shim && shim !== importer ? shim : null;
  },
});
