import { DEMO_OPERATOR, DEMO_PLAYER } from '../accounts/demoAccounts';

/** The accounts of the demo season, for whoever starts the server to print. */
export const DEMO_ACCOUNTS = { player: DEMO_PLAYER, operator: DEMO_OPERATOR } as const;
