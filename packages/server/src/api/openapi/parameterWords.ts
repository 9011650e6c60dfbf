/**
 * What the parameters of the players' calls mean, by name, where no comment of the contract says it and before what their
 * type says; the desk's arguments say it themselves.
 */
const byName: Record<string, string> = {
  slug: 'The name of the text: `landing`.',
  quest: 'A quest; without it, the main one.',
  date: 'A day in Lima, `YYYY-MM-DD`; without it, today.',
  a: 'The entry.',
  page: 'From 1 to 1000.',
  page_size: 'How many to a page, at most 50.',
  sala: 'The lineup room.',
  event: 'An event; without it, all.',
  league: 'A league’s `league_unique`.',
  top: 'How many, at most 50.',
  tipo: '1 public, 2 private, 3 event, 4 casual, 5 legends.',
  position: '0 goalkeeper, 1 defender, 2 midfielder, 3 forward, 4 coach.',
  q: 'Part of a name.',
  team: 'A club.',
  sort: 'By average, season total, recent form or name.',
  size: '`h2h` 2 players, `chica` 3 to 10, `mediana` 11 to 50, `grande` 51 and more.',
  status: 'Which rooms by their state.',
  min_price: 'Lowest entry fee.',
  max_price: 'Highest entry fee.',
  code: 'The access code, with or without hyphens.',
  predi: 'The prediction room.',
  ins: 'The entry.',
  match: 'A match.',
  from: 'The first day, in Lima.',
  to: 'The last day, in Lima.',
  limit: 'How many, at most 50.',
  liga: 'A league’s `league_unique`.',
  key: 'The `Idempotency-Key` that the write was sent with.',
  since: 'When the caller last heard; only what has changed since is answered.',
  rooms: 'Rooms as `compe:1,predi:2`; without it, all of the caller’s that are not over.',
  keyusername: 'The player’s name as addresses carry it.',
  type: 'Only movements of this type.',
  league_unique: 'The league’s name as addresses carry it.',
  id_team: 'The club.',
  kind: 'Of which game the room is.',
  amount_ins: 'The entry fee.',
  n: 'How many entries.',
  modo_pozo: 'How the pot is made up.',
  commission_bps: 'The operator’s part in hundredths of a percent.',
  category: 'Only items of this category.',
  partner: 'The partner.',
  webhook: 'The webhook.',
  delivery: 'The message, by its `webhook-id`.',
  days: 'How many days, today’s with them.',
};

/** What an id, or another word that means several things, stands for in one call. */
const byCall: Record<string, Record<string, Record<string, string>>> = {
  accounts: {
    updateData: { id: 'The caller’s own id.' },
    endSession: { id: 'The session.' },
  },
  compe: {
    retrive: { id: 'The entry.' },
    getLineup: { id: 'The entry.' },
    basicUpdate: { id: 'The place in the lineup: a `LineupEntry.id`.' },
    updateFormation: { id: 'The entry.' },
  },
  salas: {
    generatePlayers: { a: 'The lineup room.' },
    topAward: { id: 'The lineup room.' },
    retriveCode: { id: 'The lineup room.' },
    leave: { id: 'The room.' },
    certificate: { id: 'The room.' },
    commitments: { id: 'The room.' },
    daySeal: { day: 'A day that is over, in Lima.' },
    rules: { id: 'The room.' },
  },
  predi: {
    allPredictions: { id: 'The match.', predi: 'A room of the caller’s, to mark what it has already.' },
    listResults: { ins: 'Another’s entry, once the room is locked; without it, the caller’s.' },
    listSuccess: { ins: 'Another’s entry, once the room is locked; without it, the caller’s.' },
    listPublic: { page: 'With it a page is answered, without it a list.' },
  },
  partidos: {
    match: { id: 'The match.' },
  },
  leagues: {
    player: { id: 'The footballer.' },
    matchSheet: { id: 'The match.' },
  },
  duels: {
    against: { id: 'The room.', rival: 'The other player’s entry.' },
  },
  events: {
    table: { id: 'The event.', sala: 'One of the event’s rooms; without it, the first.' },
  },
  wallet: {
    deposit: { id: 'The top-up.' },
    payDeposit: { id: 'The top-up.' },
    cancelWithdrawal: { id: 'The withdrawal.' },
  },
  items: {
    buy: { id: 'The item.' },
    equip: { id: 'The item.' },
  },
  secondFactor: {
    removePasskey: { id: 'The passkey.' },
  },
  visitors: {
    invitation: {
      id: 'A public room, where the link has no code.',
      ref: 'The name of who shares the link, in any spelling.',
    },
    trial: { id: 'The prediction room.' },
    lineupTrial: { id: 'The lineup room.' },
  },
  partners: {
    config: { key: 'A partner’s publishable key.' },
    endGrant: { id: 'What was granted.' },
  },
  console: {
    renewTestPassword: { user: 'The test player.' },
  },
};

/** What a parameter of a call means; undefined where nobody has said it. */
export function parameterWords(call: string, place: 'path' | 'query', name: string): string | undefined {
  if (call.startsWith('ops.'))
    return place === 'path' ? `Which ${name}, by its id or name.` : `Only those of this ${name}.`;
  const [heading = '', own = ''] = call.split('.');
  const told = byCall[heading]?.[own]?.[name] ?? byName[name];
  // The remaining ids of the prediction calls are rooms'.
  return told ?? (name === 'id' && call.startsWith('predi.') ? 'The prediction room.' : undefined);
}
