import { z } from 'zod';

/** A partner site as the desk sees it; its secret is never among it. */
export const PartnerLine = z.object({
  partner: z.int(),
  name: z.string(),
  key: z.string(),
  origins: z.array(z.string()),
  closed_at: z.string().nullable(),
});
export type PartnerLine = z.infer<typeof PartnerLine>;

const isOrigin = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const local = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
  return url?.origin === text && (url.protocol === 'https:' || local);
};

/** Origins parted by commas, each exactly as browsers send it. */
export const Origins = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((each) => each.trim()))])
  .pipe(
    z
      .array(z.string().refine(isOrigin, 'write origins as https://diario.example, without a path, parted by commas'))
      .min(1)
      .max(20),
  );

export const partnerColumns = ['id as partner', 'name', 'key', 'origins', 'closed_at'] as const;
