import { emailKey } from './emailKey';

/** The accounts that a fresh demo season offers. Their passwords are public: production refuses them. */
export const DEMO_PLAYER = { email: 'demo@arma11.pe', password: 'jugar2026', username: 'demo-11' } as const;
export const DEMO_OPERATOR = { email: 'operador@arma11.pe', password: 'operar2026', username: 'cabina-11' } as const;

const PUBLIC_EMAILS: ReadonlySet<string> = new Set([DEMO_PLAYER.email, DEMO_OPERATOR.email].map(emailKey));

/** Whether an e-mail is one of a demo account. */
export const isDemoEmail = (email: string) => PUBLIC_EMAILS.has(emailKey(email));
