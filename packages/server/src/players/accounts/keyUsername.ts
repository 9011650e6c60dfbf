/** A player's public name in addresses: any spelling with the same skeleton (usernameKey) finds the same player. */
export const keyUsername = (username: string) => username.toLowerCase();
