/** The partner, for server and browser alike: the address of the game, and the publishable key. */
export const url = process.env.NEXT_PUBLIC_ARMA11_URL ?? 'http://localhost:3000';
export const key = process.env.NEXT_PUBLIC_ARMA11_KEY ?? 'pk_demo_ArmaTu11_Partner0';
