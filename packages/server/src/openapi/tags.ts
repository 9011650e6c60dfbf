/** The headings of the contract, in the order in which they are shown. */
export const tags: Record<string, string> = {
  accounts:
    'Accounts and sessions: signing in, one’s own data and figures, phone, promotions, public profiles, support, and the texts of the landing page.',
  quests: 'Quests, their steps, their reward and the summary of the day.',
  compe: 'Arma Tu 11: entries, lineups, rankings, champions and casual rooms.',
  salas: 'Rooms: offers, pools of players, prizes, rules, private and casual rooms, and leaving one.',
  predi: 'Prediction rooms: prices, rooms, markets, answers, rankings and ties.',
  partidos: 'Matches.',
  leagues: 'Leagues, their clubs and the best of their last jornada.',
  events: 'Events and their tables.',
  home: 'Banners, top-up packs, exchange rate, payment codes, ranks and club rankings.',
  wallet: 'Balances, movements, top-ups, withdrawals, limits and pauses.',
  items: 'The gallery: what can be won, bought and worn.',
  notifications: 'Notifications, and which of them a player wants.',
  partners: 'Our widgets on partners’ pages: keys, grants and tokens.',
  system: 'The clock, the outcomes of writes, and live points.',
  ops: 'The operator’s desk. Every write leaves an audit row. The same commands run as `npm run arma11 -- <command>`.',
};
