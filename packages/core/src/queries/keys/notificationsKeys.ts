export const list = ['notifications', 'list'] as const;
export const prefs = ['notifications', 'prefs'] as const;
export const calendar = ['notifications', 'calendar'] as const;
export const pushKey = ['notifications', 'push-key'] as const;
