import type { ReactNode } from 'react';
import type { NotificationPref } from '@arma11/core/contract';

/** One tick of the player's. */
export interface PrefChange {
  kind: string;
  enabled: boolean;
  mail?: boolean;
}

/** Props of NoticeList and NoticeTable. */
export interface NoticeKindsProps {
  prefs: readonly NotificationPref[];
  onChange: (change: PrefChange) => void;
  /** What else there is to choose about notices. */
  children: ReactNode;
}

/** Whether a kind can be told by mail: one that is muted is told nowhere. */
export const comesByMail = ({ enabled, mail }: NotificationPref) => enabled && mail !== null;
