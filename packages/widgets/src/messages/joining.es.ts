/** What a room card and the sheet before a paid seat both say. */
export const joiningEs = {
  confirmTitle: (room: string) => `Unirte a ${room}`,
  missing: (amount: string) => `Te faltan ${amount}. Recarga o elige una sala gratis.`,
};
