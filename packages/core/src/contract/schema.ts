import type { z } from 'zod';

/** The schemas of one call. A GET has no body; a call without `query` takes none. */
export interface CallSchemas {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
}

/** Ties a heading's schemas to its calls: neither may name a call that the other lacks. */
export type SchemasFor<C> = { [K in keyof C]: CallSchemas };
