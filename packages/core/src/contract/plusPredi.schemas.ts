import type { plusPredi } from './plusPredi.calls';
import type { SchemasFor } from './schema';

export const plusPrediSchemas = {} satisfies SchemasFor<typeof plusPredi>;
