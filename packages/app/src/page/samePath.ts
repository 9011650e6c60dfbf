/** Whether two paths are the same page; a slash at the end makes no difference (product §2 writes both). */
export const samePath = (a: string, b: string): boolean => a.replace(/\/+$/, '') === b.replace(/\/+$/, '');
