import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/** Modules that have a smaller stand-in in the app's bundle: the same exports without what the app never needs. */
const TWINS = new Map(
  Object.entries({
    'core/src/domain/dates.ts': 'core/src/domain/datesIntl.ts',
    'widgets/src/RoomCard/JoinSheet.tsx': 'widgets/src/RoomCard/JoinSheetLater.tsx',
    'widgets/src/provider/PartnerScope.tsx': 'app/src/twins/PartnerScope.ts',
  }).map(([from, to]) => [packages + from, packages + to]),
);

const NAMES = /^\.{1,2}\/.*\b(dates|JoinSheet|PartnerScope)$/;

/** Resolves modules to their twins, for Vite. */
export const twins = () => ({
  name: 'app-twins',
  apply: /** @type {const} */ ('build'),
  enforce: /** @type {const} */ ('pre'),
  async resolveId(id, importer) {
    if (!importer || !NAMES.test(id)) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    const twin = found && TWINS.get(found.id);
    // What a twin itself imports is the real one.
    return twin && twin !== importer ? twin : null;
  },
});
