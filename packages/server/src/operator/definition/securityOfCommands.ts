import type { SecurityKind } from '../../platform/securityLog';

/** Commands of the desk that read people's data, or take hold of an account: whoever guards rights may want to know at once. */
const KINDS: Record<string, SecurityKind> = {
  'deposit list': 'staff_read',
  'deposit show': 'staff_read',
  'group reports': 'staff_read',
  'group show': 'staff_read',
  'mail list': 'staff_read',
  'pool seats': 'staff_read',
  'sms list': 'staff_read',
  'support list': 'staff_read',
  'user list': 'staff_read',
  'user movements': 'staff_read',
  'user show': 'staff_read',
  'withdrawal list': 'staff_read',
  'user block': 'sessions_ended',
  'user reset': 'credentials_changed',
  'user role': 'role_changed',
};

/** What a command is to the security log; undefined: nothing. */
export const securityKindOf = (name: string): SecurityKind | undefined => KINDS[name];
