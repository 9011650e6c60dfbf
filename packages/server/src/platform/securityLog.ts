import type { Deps } from './deps';

/** What happened to accounts and rights that whoever guards them may want to know (docs/operate.md, Security events). */
export type SecurityKind =
  | 'sign_in'
  | 'sign_in_failed'
  | 'locked_out'
  | 'credentials_changed'
  | 'sessions_ended'
  | 'role_changed'
  | 'role_denied'
  | 'staff_read'
  | 'second_factor'
  | 'second_factor_failed'
  | 'second_factor_changed'
  | 'second_factor_denied'
  | 'partner_changed';

/** One of them. Who did it, and from where; never a name, an address of mail, a password or a code. */
export interface SecurityEvent {
  kind: SecurityKind;
  /** Who acted; null: nobody that is known. */
  user: number | null;
  ip: string;
  /** What else tells it apart, such as `action`, or `audit`, the row that keeps who, what and why. */
  [detail: string]: unknown;
}

const ALARMING: ReadonlySet<SecurityKind> = new Set([
  'sign_in_failed',
  'locked_out',
  'role_denied',
  'second_factor_failed',
  'second_factor_denied',
]);

/** Writes the event as a line of the log, of one shape for all. */
export function logSecurity(log: Deps['log'], event: SecurityEvent): void {
  const level = ALARMING.has(event.kind) ? 'warn' : 'info';
  log({ level, message: `security: ${event.kind}`, event: 'security', ...event });
}
