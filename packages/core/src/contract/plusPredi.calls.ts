import { calls } from './call';

/** Prediction rooms beyond product.md §7 (spec/api.md §3.3). */
export const plusPredi = calls({});
