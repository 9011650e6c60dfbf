/**
 * Settings of every mutation: the client is the only retry owner, and a tap made offline fails at once instead of being
 * sent later by itself (security §2, client 3 and 7). Never persist these.
 */
export const writing = { networkMode: 'always', retry: false, gcTime: 0 } as const;
