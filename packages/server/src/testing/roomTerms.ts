import type { NewRoom } from '../rooms/offers/createRoom';

type Terms = Pick<
  NewRoom,
  | 'tipo'
  | 'name'
  | 'leagueId'
  | 'amount_ins'
  | 'max_players'
  | 'min_players'
  | 'modo_pozo'
  | 'commission_bps'
  | 'lock_lead_min'
>;

/** The terms of a paid room of a league, or what `more` makes of them: ten coins, twenty seats, a pot in proportion. */
export const roomTerms = <T extends object>({ leagueId }: { leagueId: number }, more: T): Terms & T => ({
  tipo: '1',
  name: 'Sala',
  leagueId,
  amount_ins: 10,
  max_players: 20,
  min_players: 2,
  modo_pozo: 'proporcional',
  commission_bps: 1000,
  lock_lead_min: 5,
  ...more,
});
