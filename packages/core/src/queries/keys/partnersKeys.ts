/** The player, as a partner's page may know them. */
export const viewer = ['partners', 'viewer'] as const;
export const grants = ['partners', 'grants'] as const;
/** Of the site, whoever is signed in. */
export const config = (key: string) => ['partnerSite', key] as const;
