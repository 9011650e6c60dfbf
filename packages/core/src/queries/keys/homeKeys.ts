export const banners = ['home', 'banners'] as const;
export const exchange = ['home', 'exchange'] as const;
export const rango = ['home', 'rango'] as const;
export const topClubs = ['home', 'topClubs'] as const;
export const clubsByLeague = (liga: string) => ['home', 'clubsByLeague', liga] as const;
export const packs = ['home', 'packs'] as const;
export const payCodes = ['home', 'payCodes'] as const;
export const search = (text: string) => ['home', 'search', text] as const;
