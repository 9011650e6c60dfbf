import type { plusHome } from './plusHome.calls';
import type { SchemasFor } from './schema';

export const plusHomeSchemas = {} satisfies SchemasFor<typeof plusHome>;
