/** The headings of the contract, in the order in which they are shown. */
export const tags: Record<string, string> = {
  accounts: 'Signing in, one’s own data, phone, promotions and the texts of the landing page.',
  quests: 'Quests, their steps, their reward and the summary of the day.',
  compe: 'Arma Tu 11: entries, lineups, rankings and champions.',
  salas: 'Rooms of Arma Tu 11: offers, pools of players, prizes and private rooms.',
  predi: 'Prediction rooms: prices, rooms, markets, answers, rankings and ties.',
  partidos: 'Matches.',
  home: 'Banners, top-up packs, exchange rate, payment codes, ranks and club rankings.',
  plus: 'Calls of ours that the product’s routes need: sessions, wallet, items, notices, casual rooms, live points, embeds.',
  ops: 'The operator’s desk. Every write leaves an audit row. The same commands run as `npm run arma11 -- <command>`.',
};
