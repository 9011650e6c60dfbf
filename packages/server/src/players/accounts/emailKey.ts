/** What makes two addresses the same account: compatibility forms unified, case folded. */
export const emailKey = (email: string) => email.normalize('NFKC').trim().toLowerCase();
