import type { TabItem } from '@arma11/widgets/ui';
import { samePath } from '../../page/samePath';

/** The tabs of a room: addresses under its own, the one of the page marked. */
export const tabItems = (base: string, tabs: readonly { path: string; label: string }[], pathname: string): TabItem[] =>
  tabs.map(({ path, label }) => ({ href: base + path, label, current: samePath(base + path, pathname) }));
