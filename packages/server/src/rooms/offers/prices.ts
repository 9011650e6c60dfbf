const fees = [0, 20, 50, 100, 200, 500];

/** The entry fees that a private room may ask, in coins. */
export const prices = fees.map((amount_ins, index) => ({
  id: index + 1,
  amount_ins,
  label: amount_ins === 0 ? 'Gratis' : `S/ ${amount_ins / 10}.00`,
  currency_hint: 'PEN',
}));

/** Whether a private room may ask this entry fee. */
export const isOfferedPrice = (amount: number): boolean => fees.includes(amount);
