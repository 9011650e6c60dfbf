/** What a player may let a partner's page do (docs/auth.md). */
export const EMBED_SCOPES = ['lineup:write', 'predi:write', 'saldo:read', 'quest:read'] as const;
/** One of EMBED_SCOPES. */
export type EmbedScope = (typeof EMBED_SCOPES)[number];

/** How long a page may act after a sign-in in our window. A link of accounts lasts until the player ends it. */
export const EMBED_GRANT_HOURS = 12;

const LINEUP = ['lineup:write'] as const;
const PREDI = ['predi:write'] as const;
const QUEST = ['quest:read'] as const;
/** What a token of any scopes may ask. */
const ANY = [] as const;

/**
 * The calls that an embed token may make, each with the scopes that it needs, all of them: no call that is not here. What
 * joins a room also needs `saldo:read`, because its response has the balance; it is refused where joining costs coins.
 */
export const embedCalls: Readonly<Record<string, readonly EmbedScope[]>> = {
  'compe.registerSala': ['lineup:write', 'saldo:read'],
  'compe.joinCasual': ['lineup:write', 'saldo:read'],
  'compe.allByUser': LINEUP,
  'compe.retrive': LINEUP,
  'compe.getLineup': LINEUP,
  'compe.generateLineup': LINEUP,
  'compe.basicUpdate': LINEUP,
  'compe.updateFormation': LINEUP,
  'compe.saveLineup': LINEUP,
  'compe.autofill': LINEUP,
  'compe.copyLineup': LINEUP,

  'predi.join': ['predi:write', 'saldo:read'],
  'predi.joinEvent': ['predi:write', 'saldo:read'],
  'predi.listByUser': PREDI,
  'predi.saveAnswers': PREDI,
  'predi.listResults': PREDI,
  'predi.listSuccess': PREDI,
  'predi.tiebreak': PREDI,
  'predi.makeScores': PREDI,
  'predi.saveClutch': PREDI,

  'quests.mainQuest': QUEST,
  'quests.criterios': QUEST,

  'predi.sala': ANY,
  'predi.matchSala': ANY,
  'predi.longTerm': ANY,
  'predi.matchSelect': ANY,
  'predi.topAwards': ANY,
  'predi.listRanking': ANY,
  'predi.listPublic': ANY,
  'predi.topPublic': ANY,
  'salas.topSalas': ANY,
  'salas.filter': ANY,
  'salas.topAward': ANY,
  'salas.playersByPosition': ANY,
  'compe.ranking': ANY,
  'reactions.ofRoom': ANY,
  'reactions.react': ANY,
  'partidos.match': ANY,
  'salas.sala': ANY,
  'salas.casual': ANY,
  'salas.rules': ANY,
  'salas.slate': ANY,
  'salas.quote': ANY,
  'system.time': ANY,
  'system.live': ANY,
  'system.outcome': ANY,
  'partners.config': ANY,
  'partners.token': ANY,
  'partners.viewer': ANY,
  'partners.end': ANY,
};

/**
 * The reads that a partner's page may make without a player, with its publishable key as `?pk=`: they respond as to
 * a player who has joined nothing. Public calls need no key.
 */
export const previewCalls: readonly string[] = [
  'predi.sala',
  'predi.matchSala',
  'predi.longTerm',
  'predi.topAwards',
  'predi.listRanking',
  'predi.listPublic',
  'predi.topPublic',
  'salas.topSalas',
  'salas.topAward',
  'salas.playersByPosition',
  'compe.ranking',
  'reactions.ofRoom',
  'salas.sala',
  'salas.casual',
  'salas.rules',
  'salas.slate',
];
