import { DEMO_OPERATOR, DEMO_PLAYER } from '../../players/accounts/demoAccounts';

/** The accounts of the demo season, for whoever starts the server to print. */
export const DEMO_ACCOUNTS = { player: DEMO_PLAYER, operator: DEMO_OPERATOR } as const;
