import { calls } from './call';

/** Items, notices, statistics and public profiles (spec/api.md §3.3). */
export const plusHome = calls({});
