/** The words that a banner's button may say (reliability.md §4.1: an action is one of a few). */
export const BANNER_ACTIONS = ['Ver más', 'Ver la sala', 'Ver la misión', 'Jugar', 'Predecir', 'Recargar'] as const;
