import { EMBED_SCOPES } from '@arma11/core/contract';
import { z } from 'zod';

/** A partner site as the desk sees it; its secret is never among it. */
export const PartnerLine = z.object({
  partner: z.int(),
  name: z.string(),
  key: z.string(),
  origins: z.array(z.string()),
  scopes: z.array(z.enum(EMBED_SCOPES)),
  closed_at: z.string().nullable(),
});
export type PartnerLine = z.infer<typeof PartnerLine>;

const isOrigin = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const local = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
  return url?.origin === text && (url.protocol === 'https:' || local);
};

const parted = z.string().transform((text) => [...new Set(text.split(',').map((each) => each.trim()))]);

/** Origins parted by commas, each exactly as browsers send it. */
export const Origins = parted.pipe(
  z
    .array(z.string().refine(isOrigin, 'write origins as https://diario.example, without a path, parted by commas'))
    .min(1)
    .max(20),
);

/** What players may let the partner's pages do; all of it unless told. */
export const Scopes = parted
  .pipe(z.array(z.enum(EMBED_SCOPES, `write scopes as ${EMBED_SCOPES.join(',')}`)).min(1))
  .optional();

export const partnerColumns = ['id as partner', 'name', 'key', 'origins', 'scopes', 'closed_at'] as const;
